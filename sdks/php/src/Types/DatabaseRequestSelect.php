<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestSelect is a value of the API. */
final class DatabaseRequestSelect extends Value
{
    protected const READINGS = [
        'aggregate' => ['map', DatabaseRequestSelectAggregateValue::class],
        'orderBy' => ['list', DatabaseRequestSelectOrderByItem::class],
        'embed' => ['map', DatabaseRequestSelectEmbedValue::class],
        'search' => DatabaseRequestSelectSearch::class,
    ];

    protected const TAGS = [
        'operation' => 'select',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
    ];

    protected const MAPS = [
        'aggregate',
        'where',
        'embed',
    ];

    /**
     * @param 'select' $operation
     * @param string $table The table's name, exactly as it was created.
     * @param array<string, DatabaseRequestSelectAggregateValue>|null $aggregate What is computed of the rows, by
     * the names in the answer. Goes with `where`, `groupBy` and `limit` alone.
     * @param list<string>|null $groupBy With `aggregate`: one row for each combination of their values, in their
     * order.
     * @param list<string>|null $columns By default all.
     * @param array<string, mixed> $where Which rows: `{column: value}` or `{column: {operator: value}}`.
     * Operators: `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `in` (a list), `like` and `ilike` (`%` and `_` stand for
     * anything; `ilike` ignores case), `is` (`null`, `true`, `false`, `"not null"`), `contains` (a part of a
     * text, as it is written; members of a JSON value; items of an array). Several columns and several operators
     * of one column must all hold. `and` and `or` take a list of such objects, `not` takes one.
     * `column.path.to.it` is the value there in a JSON column, compared as JSON. `null` asks for a missing
     * value. As in SQL, a comparison with a missing value does not hold, and neither does its opposite.
     * @param list<string|DatabaseRequestSelectOrderByItem>|null $orderBy By default the primary key.
     * @param int|null $limit
     * @param int|null $offset
     * @param string|null $cursor The `nextCursor` of the answer before, with the same table, `where`, `orderBy`
     * and `search`.
     * @param array<string, DatabaseRequestSelectEmbedValue>|null $embed Related rows, each under a name of its
     * own: one object, or null, where their columns are unique, else a list.
     * @param DatabaseRequestSelectSearch|null $search Full-text search. The best rows come first, unless
     * `orderBy` says otherwise.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        public readonly ?array $aggregate = null,
        public readonly ?array $groupBy = null,
        public readonly ?array $columns = null,
        public readonly ?array $where = null,
        public readonly ?array $orderBy = null,
        public readonly ?int $limit = null,
        public readonly ?int $offset = null,
        public readonly ?string $cursor = null,
        public readonly ?array $embed = null,
        public readonly ?DatabaseRequestSelectSearch $search = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
