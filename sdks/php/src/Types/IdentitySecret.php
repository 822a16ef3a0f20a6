<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** IdentitySecret is a value of the API. */
final class IdentitySecret extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'formerAcceptedUntil' => 'time',
    ];

    protected const REQUIRED = [
        'hasSecret',
        'createdAt',
        'formerAcceptedUntil',
        'secret',
    ];

    /**
     * @param bool $hasSecret
     * @param \DateTimeInterface|mixed $createdAt
     * @param \DateTimeInterface|mixed $formerAcceptedUntil Until when a former secret is still accepted.
     * @param string $secret Shown this once. Keep it on your server.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $hasSecret,
        public readonly ?\DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $formerAcceptedUntil,
        public readonly string $secret,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
