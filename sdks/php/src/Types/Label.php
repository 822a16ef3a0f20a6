<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Label is a value of the API. */
final class Label extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'colour',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param 'grey'|'red'|'orange'|'yellow'|'green'|'teal'|'blue'|'violet'|'pink'|string $colour
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $colour,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
