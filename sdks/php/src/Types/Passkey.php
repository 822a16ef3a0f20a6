<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Passkey is a value of the API. */
final class Passkey extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'lastUsedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'createdAt',
        'lastUsedAt',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $lastUsedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $lastUsedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
