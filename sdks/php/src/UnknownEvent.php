<?php

declare(strict_types=1);

namespace Parley;

/** An event of a type that this client does not know. toArray() has all of it. */
final class UnknownEvent extends Value
{
    protected const REQUIRED = ['id', 'type'];

    /** @param array<string, mixed>|null $data */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly ?array $data = null,
    ) {
        parent::__construct([]);
    }
}
