<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TimelineItem is a value of the API. */
final class TimelineItem extends Value
{
    protected const READINGS = [
        'at' => 'time',
    ];

    protected const REQUIRED = [
        'at',
        'kind',
        'id',
        'summary',
    ];

    /**
     * @param \DateTimeInterface $at
     * @param string $kind What it is, such as lead or conversation.
     * @param string $id
     * @param string $summary A line for a list.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly \DateTimeInterface $at,
        public readonly string $kind,
        public readonly string $id,
        public readonly string $summary,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
