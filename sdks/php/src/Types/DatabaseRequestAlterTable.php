<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestAlterTable is a value of the API. */
final class DatabaseRequestAlterTable extends Value
{
    protected const READINGS = [
        'addColumns' => ['list', DatabaseRequestCreateTableColumn::class],
        'alterColumns' => ['list', DatabaseRequestAlterTableAlterColumn::class],
        'addIndexes' => ['list', DatabaseRequestCreateTableIndexe::class],
    ];

    protected const TAGS = [
        'operation' => 'alterTable',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
    ];

    protected const MAPS = [
        'renameColumns',
        'schema',
    ];

    /**
     * @param 'alterTable' $operation
     * @param string $table The table's name, exactly as it was created.
     * @param string|null $renameTo The table's next name.
     * @param array<string, string>|null $renameColumns `{name: nextName}`. The other parts of the same request
     * use the names from before.
     * @param list<DatabaseRequestCreateTableColumn>|null $addColumns
     * @param list<DatabaseRequestAlterTableAlterColumn>|null $alterColumns
     * @param list<string>|null $dropColumns Their values are lost.
     * @param list<DatabaseRequestCreateTableIndexe>|null $addIndexes
     * @param list<string>|null $dropIndexes
     * @param array<string, mixed>|mixed $schema A JSON Schema that every row sent by `insert`, `upsert` and
     * `update` must fit. An update is checked for the columns that it sets. SQL is not checked by it.
     * @param string|mixed $comment
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        public readonly ?string $renameTo = null,
        public readonly ?array $renameColumns = null,
        public readonly ?array $addColumns = null,
        public readonly ?array $alterColumns = null,
        public readonly ?array $dropColumns = null,
        public readonly ?array $addIndexes = null,
        public readonly ?array $dropIndexes = null,
        public readonly ?array $schema = null,
        public readonly ?string $comment = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
