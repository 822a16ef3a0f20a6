<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestUpdate is a value of the API. */
final class DatabaseRequestUpdate extends Value
{
    protected const TAGS = [
        'operation' => 'update',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
        'set',
    ];

    protected const MAPS = [
        'set',
        'where',
    ];

    /**
     * @param 'update' $operation
     * @param string $table The table's name, exactly as it was created.
     * @param array<string, mixed> $set New values by column.
     * @param array<string, mixed> $where Which rows: `{column: value}` or `{column: {operator: value}}`.
     * Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for
     * anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a
     * text, as it is written; members of a JSON value; items of an array). Several columns and several operators
     * of one column must all hold. `and` and `or` take a list of such objects, `not` takes one.
     * `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing
     * value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite.
     * @param bool|null $all Whether every row is meant. Needed where `where` leaves out nothing.
     * @param true|list<string>|null $returning Gives back the rows as they are stored: `true` for all columns.
     * Without it `rows` is empty.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        public readonly array $set,
        public readonly ?array $where = null,
        public readonly ?bool $all = null,
        public readonly bool|array|null $returning = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
