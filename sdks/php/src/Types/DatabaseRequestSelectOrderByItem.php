<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestSelectOrderByItem is a value of the API. */
final class DatabaseRequestSelectOrderByItem extends Value
{
    protected const REQUIRED = [
        'column',
    ];

    /**
     * @param string $column A column.
     * @param 'asc'|'desc'|string|null $direction
     * @param 'first'|'last'|string|null $nulls Where rows without a value stand. By default last, and first with
     * `desc`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $column,
        public readonly ?string $direction = null,
        public readonly ?string $nulls = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
