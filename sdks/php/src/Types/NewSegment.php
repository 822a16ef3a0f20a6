<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSegment is a value of the API. */
final class NewSegment extends Value
{
    protected const READINGS = [
        'filter' => ContactFilter::class,
    ];

    protected const REQUIRED = [
        'name',
        'filter',
    ];

    /**
     * @param string $name
     * @param ContactFilter $filter
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ContactFilter $filter,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
