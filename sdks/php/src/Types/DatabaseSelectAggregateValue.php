<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseSelectAggregateValue is a value of the API. */
final class DatabaseSelectAggregateValue extends Value
{
    protected const REQUIRED = [
        'op',
    ];

    /**
     * @param 'count'|'sum'|'avg'|'min'|'max'|string $op
     * @param string|null $column Needed by all but `count`, which counts rows without it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $op,
        public readonly ?string $column = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
