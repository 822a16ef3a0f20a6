<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Examination is a value of the API. */
final class Examination extends Value
{
    protected const READINGS = [
        'findings' => ['list', ExaminationFinding::class],
        'certificates' => ['list', ExaminationCertificate::class],
    ];

    protected const REQUIRED = [
        'findings',
        'certificates',
        'fullInDays',
    ];

    /**
     * @param list<ExaminationFinding> $findings Empty: nothing is wrong.
     * @param list<ExaminationCertificate> $certificates Of what the installation calls by TLS, as far as it was
     * reached.
     * @param int|float|mixed $fullInDays When the disk is full at the growth of the last week. Null where
     * nothing grows, or nobody knows.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $findings,
        public readonly array $certificates,
        public readonly int|float|null $fullInDays,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
