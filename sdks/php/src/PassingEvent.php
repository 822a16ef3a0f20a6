<?php

declare(strict_types=1);

namespace Parley;

/** hello, presence and typing: events that are not stored, and have no position. */
final class PassingEvent
{
    /** @param array<string, mixed> $data */
    public function __construct(public readonly string $type, public readonly array $data)
    {
    }
}
