<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Statistics is a value of the API. */
final class Statistics extends Value
{
    protected const READINGS = [
        'total' => TotalFigures::class,
        'data' => ['list', Figures::class],
    ];

    protected const REQUIRED = [
        'from',
        'to',
        'timeZone',
        'total',
        'data',
    ];

    /**
     * @param string $from
     * @param string $to The last day, which counts.
     * @param string $timeZone The workspace's, in which days begin.
     * @param TotalFigures $total
     * @param list<Figures> $data Days without anything are there, too, the oldest first. Others: the most
     * conversations first.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $from,
        public readonly string $to,
        public readonly string $timeZone,
        public readonly TotalFigures $total,
        public readonly array $data,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
