<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyRotated is a value of the API. */
final class ApiKeyRotated extends Value
{
    protected const READINGS = [
        'formerAcceptedUntil' => 'time',
    ];

    protected const REQUIRED = [
        'keyId',
        'formerAcceptedUntil',
    ];

    /**
     * @param string $keyId
     * @param \DateTimeInterface $formerAcceptedUntil Until when the former text works.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $keyId,
        public readonly \DateTimeInterface $formerAcceptedUntil,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
