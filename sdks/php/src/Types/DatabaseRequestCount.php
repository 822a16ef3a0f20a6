<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestCount is a value of the API. */
final class DatabaseRequestCount extends Value
{
    protected const TAGS = [
        'operation' => 'count',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
    ];

    protected const MAPS = [
        'where',
    ];

    /**
     * @param 'count' $operation
     * @param string $table The table's name, exactly as it was created.
     * @param array<string, mixed> $where Which rows: `{column: value}` or `{column: {operator: value}}`.
     * Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for
     * anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a
     * text, as it is written; members of a JSON value; items of an array). Several columns and several operators
     * of one column must all hold. `and` and `or` take a list of such objects, `not` takes one.
     * `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing
     * value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        public readonly ?array $where = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
