<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InstallationBackupTrial is a value of the API. */
final class InstallationBackupTrial extends Value
{
    protected const READINGS = [
        'endedAt' => 'time',
    ];

    protected const REQUIRED = [
        'endedAt',
        'isWhole',
        'failure',
    ];

    /**
     * @param \DateTimeInterface $endedAt
     * @param bool $isWhole
     * @param string|mixed $failure
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly \DateTimeInterface $endedAt,
        public readonly bool $isWhole,
        public readonly ?string $failure,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
