<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ExaminationCertificate is a value of the API. */
final class ExaminationCertificate extends Value
{
    protected const REQUIRED = [
        'host',
        'use',
        'daysLeft',
    ];

    /**
     * @param string $host
     * @param string $use Who calls the host, and what for.
     * @param int $daysLeft Below zero for one that has expired.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $host,
        public readonly string $use,
        public readonly int $daysLeft,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
