<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Retention is a value of the API. */
final class Retention extends Value
{
    protected const READINGS = [
        'firstRunAt' => ['map', 'time'],
    ];

    protected const REQUIRED = [
        'days',
        'firstRunAt',
    ];

    protected const MAPS = [
        'days',
        'firstRunAt',
    ];

    /**
     * @param array<string, int|mixed> $days For how many days each kind of data is kept; null: until it is
     * erased.
     * @param array<string, \DateTimeInterface> $firstRunAt When a change of the last days counts for the first
     * time: a day later at the earliest.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $days,
        public readonly array $firstRunAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
