<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Segment is a value of the API. */
final class Segment extends Value
{
    protected const READINGS = [
        'filter' => ContactFilter::class,
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'filter',
        'count',
        'countIsExact',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param ContactFilter $filter
     * @param int $count How many contacts fit now, in a list counted up to 10,000. When a list takes long, the
     * last ones are not counted: 0, and not exact.
     * @param bool $countIsExact False when more contacts may fit than `count` says.
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly ContactFilter $filter,
        public readonly int $count,
        public readonly bool $countIsExact,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
