<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RotatedSecret is a value of the API. */
final class RotatedSecret extends Value
{
    protected const READINGS = [
        'previousSecretEndsAt' => 'time',
    ];

    protected const REQUIRED = [
        'secret',
        'previousSecretEndsAt',
    ];

    /**
     * @param string $secret `whsec_…`: verifies the `v1` signatures. Shown in this answer only.
     * @param \DateTimeInterface|mixed $previousSecretEndsAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $secret,
        public readonly ?\DateTimeInterface $previousSecretEndsAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
