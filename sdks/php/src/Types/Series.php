<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Series is a value of the API. */
final class Series extends Value
{
    protected const READINGS = [
        'steps' => ['list', SeriesStep::class],
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'listId',
        'status',
        'steps',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param string $listId
     * @param 'active'|'stopped'|string $status
     * @param list<SeriesStep> $steps
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $listId,
        public readonly string $status,
        public readonly array $steps,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
