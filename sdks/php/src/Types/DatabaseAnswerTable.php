<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswerTable is a value of the API. */
final class DatabaseAnswerTable extends Value
{
    protected const READINGS = [
        'columns' => ['list', DatabaseAnswerTableColumn::class],
        'foreignKeys' => ['list', DatabaseAnswerTableForeignKey::class],
        'indexes' => ['list', DatabaseAnswerTableIndexe::class],
    ];

    protected const REQUIRED = [
        'name',
        'kind',
        'comment',
        'columns',
        'primaryKey',
        'uniqueKeys',
        'foreignKeys',
        'indexes',
        'schema',
        'estimatedRows',
        'bytes',
    ];

    protected const MAPS = [
        'schema',
    ];

    /**
     * @param string $name
     * @param 'table'|'view'|string $kind
     * @param string|mixed $comment
     * @param list<DatabaseAnswerTableColumn> $columns
     * @param list<string> $primaryKey
     * @param list<list<string>> $uniqueKeys
     * @param list<DatabaseAnswerTableForeignKey> $foreignKeys
     * @param list<DatabaseAnswerTableIndexe> $indexes
     * @param array<string, mixed>|mixed $schema
     * @param int|mixed $estimatedRows
     * @param int $bytes On disk, with indexes.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $kind,
        public readonly ?string $comment,
        public readonly array $columns,
        public readonly array $primaryKey,
        public readonly array $uniqueKeys,
        public readonly array $foreignKeys,
        public readonly array $indexes,
        public readonly ?array $schema,
        public readonly ?int $estimatedRows,
        public readonly int $bytes,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
