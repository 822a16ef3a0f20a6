<?php

declare(strict_types=1);

namespace Parley;

/**
 * One page of a list, and the cursor of the next one.
 *
 * @template T
 */
final class Page
{
    /** @var list<T> */
    public readonly array $data;
    public readonly ?string $nextCursor;

    /**
     * @param array<string, mixed> $raw the page as it arrived; some lists count more than their items
     * @param string|array<int, mixed>|null $reading
     */
    public function __construct(public readonly array $raw, string|array|null $reading)
    {
        $this->data = Value::read($raw['data'] ?? [], ['list', $reading]);
        $this->nextCursor = $raw['nextCursor'] ?? null;
    }
}
