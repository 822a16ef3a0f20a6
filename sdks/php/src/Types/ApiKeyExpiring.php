<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyExpiring is a value of the API. */
final class ApiKeyExpiring extends Value
{
    protected const READINGS = [
        'expiresAt' => 'time',
    ];

    protected const REQUIRED = [
        'keyId',
        'name',
        'expiresAt',
        'daysLeft',
    ];

    /**
     * @param string $keyId
     * @param string $name
     * @param \DateTimeInterface $expiresAt When the key ends.
     * @param int $daysLeft
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $keyId,
        public readonly string $name,
        public readonly \DateTimeInterface $expiresAt,
        public readonly int $daysLeft,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
