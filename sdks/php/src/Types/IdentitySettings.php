<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** IdentitySettings is a value of the API. */
final class IdentitySettings extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'formerAcceptedUntil' => 'time',
    ];

    protected const REQUIRED = [
        'hasSecret',
        'createdAt',
        'formerAcceptedUntil',
    ];

    /**
     * @param bool $hasSecret
     * @param \DateTimeInterface|mixed $createdAt
     * @param \DateTimeInterface|mixed $formerAcceptedUntil Until when a former secret is still accepted.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $hasSecret,
        public readonly ?\DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $formerAcceptedUntil,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
