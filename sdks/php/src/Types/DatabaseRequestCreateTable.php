<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestCreateTable is a value of the API. */
final class DatabaseRequestCreateTable extends Value
{
    protected const READINGS = [
        'columns' => ['list', DatabaseRequestCreateTableColumn::class],
        'indexes' => ['list', DatabaseRequestCreateTableIndexe::class],
    ];

    protected const TAGS = [
        'operation' => 'createTable',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
        'columns',
    ];

    protected const MAPS = [
        'schema',
    ];

    /**
     * @param 'createTable' $operation
     * @param string $table At most 63 bytes.
     * @param list<DatabaseRequestCreateTableColumn> $columns
     * @param list<DatabaseRequestCreateTableIndexe>|null $indexes
     * @param array<string, mixed>|mixed $schema A JSON Schema that every row sent by `insert`, `upsert` and
     * `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it.
     * @param string|null $comment
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        public readonly array $columns,
        public readonly ?array $indexes = null,
        public readonly ?array $schema = null,
        public readonly ?string $comment = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
