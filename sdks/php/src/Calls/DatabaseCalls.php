<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group database. */
final class DatabaseCalls extends Group
{
    /**
     * Work with the workspace's own tables.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @return Types\DatabaseAnswer
     */
    public function run(
        mixed $body,
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: $body);
    }

    /**
     * Work with the workspace's own tables: select.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param array<string, Types\DatabaseSelectAggregateValue>|null $aggregate
     * @param list<string>|null $groupBy
     * @param list<string>|null $columns
     * @param array<string, mixed>|null $where
     * @param list<string|Types\DatabaseRequestSelectOrderByItem>|null $orderBy
     * @param int|null $limit
     * @param int|null $offset
     * @param string|null $cursor
     * @param array<string, Types\DatabaseRequestSelectEmbedValue>|null $embed
     * @param Types\DatabaseRequestSelectSearch|null $search
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function select(
        string $table,
        ?array $aggregate = null,
        ?array $groupBy = null,
        ?array $columns = null,
        ?array $where = null,
        ?array $orderBy = null,
        ?int $limit = null,
        ?int $offset = null,
        ?string $cursor = null,
        ?array $embed = null,
        Types\DatabaseRequestSelectSearch|array|null $search = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'select', 'table' => $table], ['aggregate' => $aggregate, 'groupBy' => $groupBy, 'columns' => $columns, 'where' => $where, 'orderBy' => $orderBy, 'limit' => $limit, 'offset' => $offset, 'cursor' => $cursor, 'embed' => $embed, 'search' => $search], $extra));
    }

    /**
     * Work with the workspace's own tables: insert.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param list<array<string, mixed>> $rows
     * @param true|list<string>|null $returning
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function insert(
        string $table,
        array $rows,
        bool|array|null $returning = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'insert', 'table' => $table, 'rows' => $rows], ['returning' => $returning], $extra));
    }

    /**
     * Work with the workspace's own tables: upsert.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param list<array<string, mixed>> $rows
     * @param list<string>|null $onConflict
     * @param list<string>|null $update
     * @param true|list<string>|null $returning
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function upsert(
        string $table,
        array $rows,
        ?array $onConflict = null,
        ?array $update = null,
        bool|array|null $returning = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'upsert', 'table' => $table, 'rows' => $rows], ['onConflict' => $onConflict, 'update' => $update, 'returning' => $returning], $extra));
    }

    /**
     * Work with the workspace's own tables: update.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param array<string, mixed> $set
     * @param array<string, mixed>|null $where
     * @param bool|null $all
     * @param true|list<string>|null $returning
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function update(
        string $table,
        array $set,
        ?array $where = null,
        ?bool $all = null,
        bool|array|null $returning = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'update', 'table' => $table, 'set' => $set], ['where' => $where, 'all' => $all, 'returning' => $returning], $extra));
    }

    /**
     * Work with the workspace's own tables: delete.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param array<string, mixed>|null $where
     * @param bool|null $all
     * @param true|list<string>|null $returning
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function delete(
        string $table,
        ?array $where = null,
        ?bool $all = null,
        bool|array|null $returning = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'delete', 'table' => $table], ['where' => $where, 'all' => $all, 'returning' => $returning], $extra));
    }

    /**
     * Work with the workspace's own tables: count.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param array<string, mixed>|null $where
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function count(
        string $table,
        ?array $where = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'count', 'table' => $table], ['where' => $where], $extra));
    }

    /**
     * Work with the workspace's own tables: createTable.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param list<Types\DatabaseRequestCreateTableColumn> $columns
     * @param list<Types\DatabaseRequestCreateTableIndexe>|null $indexes
     * @param array<string, mixed>|mixed|null $schema
     * @param string|null $comment
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function createTable(
        string $table,
        array $columns,
        ?array $indexes = null,
        ?array $schema = null,
        ?string $comment = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'createTable', 'table' => $table, 'columns' => $columns], ['indexes' => $indexes, 'schema' => $schema, 'comment' => $comment], $extra));
    }

    /**
     * Work with the workspace's own tables: alterTable.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param string|null $renameTo
     * @param array<string, string>|null $renameColumns
     * @param list<Types\DatabaseRequestCreateTableColumn>|null $addColumns
     * @param list<Types\DatabaseRequestAlterTableAlterColumn>|null $alterColumns
     * @param list<string>|null $dropColumns
     * @param list<Types\DatabaseRequestCreateTableIndexe>|null $addIndexes
     * @param list<string>|null $dropIndexes
     * @param array<string, mixed>|mixed|null $schema
     * @param string|mixed|null $comment
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function alterTable(
        string $table,
        ?string $renameTo = null,
        ?array $renameColumns = null,
        ?array $addColumns = null,
        ?array $alterColumns = null,
        ?array $dropColumns = null,
        ?array $addIndexes = null,
        ?array $dropIndexes = null,
        ?array $schema = null,
        ?string $comment = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'alterTable', 'table' => $table], ['renameTo' => $renameTo, 'renameColumns' => $renameColumns, 'addColumns' => $addColumns, 'alterColumns' => $alterColumns, 'dropColumns' => $dropColumns, 'addIndexes' => $addIndexes, 'dropIndexes' => $dropIndexes, 'schema' => $schema, 'comment' => $comment], $extra));
    }

    /**
     * Work with the workspace's own tables: dropTable.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $table
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function dropTable(
        string $table,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'dropTable', 'table' => $table], [], $extra));
    }

    /**
     * Work with the workspace's own tables: describe.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string|null $table
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function describe(
        ?string $table = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'describe'], ['table' => $table], $extra));
    }

    /**
     * Work with the workspace's own tables: sql.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $sql
     * @param list<mixed>|null $params
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function sql(
        string $sql,
        ?array $params = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'sql', 'sql' => $sql], ['params' => $params], $extra));
    }

    /**
     * Work with the workspace's own tables: batch.
     *
     * Each workspace has a PostgreSQL database of its own, made at the first use. `operation` says what to do.
     * Scopes: `database:read` for select, count and describe; `database:write` for insert, upsert, update and
     * delete; `database:ddl` for createTable, alterTable and dropTable; database:sql for SQL, together with
     * `database:read` and the scope of what the statement does. `returning` of update, upsert and delete shows
     * stored rows, so it needs `database:read` too. Changes of rows are announced as `record.created`,
     * `record.updated` and `record.deleted`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param
     * list<Types\DatabaseRequestSelect|Types\DatabaseRequestInsert|Types\DatabaseRequestUpsert|Types\DatabaseRequestUpdate|Types\DatabaseRequestDelete|Types\DatabaseRequestCount|Types\DatabaseRequestSql>
     * $statements
     * @param 'read committed'|'repeatable read'|'serializable'|string|null $isolation
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\DatabaseAnswer
     */
    public function batch(
        array $statements,
        ?string $isolation = null,
        array $extra = [],
    ): Types\DatabaseAnswer {
        return $this->callOf('POST /api/database', Types\DatabaseAnswer::class, body: self::membersOf(['operation' => 'batch', 'statements' => $statements], ['isolation' => $isolation], $extra));
    }

    /**
     * Export a table, or the whole database.
     *
     * With `table`, its rows as CSV or as lines of JSON, while they are read. In CSV the values are PostgreSQL's
     * own texts, as COPY writes them: an empty cell is a missing value, an empty cell in quotes an empty text. A
     * spreadsheet may take a text for a formula: `for=spreadsheet` guards its cells, and is no longer exact.
     * Lines of JSON are as `select` gives them, with every digit. Without `table`, the definitions and rows of
     * all tables, for `POST /api/database/restore`. An answer that breaks off is not complete.
     *
     * Scope: `database:read`.
     *
     * @param string|null $table
     * @param 'csv'|'ndjson'|string|null $format
     * @param 'spreadsheet'|null $for
     * @return Download
     */
    public function export(
        ?string $table = null,
        ?string $format = null,
        ?string $for = null,
    ): Download {
        return $this->openOf('GET /api/database/export', query: ['table' => $table, 'format' => $format, 'for' => $for]);
    }

    /**
     * Import rows into a table, from CSV or from lines of JSON.
     *
     * Stores all rows or none, in one transaction, and tells the first hundred rows that were not accepted. The
     * first row of a CSV names columns; values are as in an export. Columns that PostgreSQL computes are passed
     * over. Rows are checked by the table's JSON Schema and announced as `record.created` and `record.updated`.
     * `mode=upsert` may be sent again after a failure. With `dryRun=true` the answer is 200 also where rows were
     * not accepted. The body is the file, or multipart/form-data: the parameters as fields, and after them a
     * part `rows` with the file.
     *
     * Scope: `database:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @param string|null $table
     * @param 'csv'|'ndjson'|string|null $fileFormat
     * @param 'insert'|'upsert'|string|null $mode
     * @param string|null $onConflict
     * @param 'DMY'|'MDY'|'YMD'|string|null $dateFormat
     * @param bool|null $dryRun
     * @return Types\DatabaseImportReport
     */
    public function import(
        mixed $body,
        ?string $table = null,
        ?string $fileFormat = null,
        ?string $mode = null,
        ?string $onConflict = null,
        ?string $dateFormat = null,
        ?bool $dryRun = null,
    ): Types\DatabaseImportReport {
        return $this->callOf('POST /api/database/import', Types\DatabaseImportReport::class, query: ['table' => $table, 'fileFormat' => $fileFormat, 'mode' => $mode, 'onConflict' => $onConflict, 'dateFormat' => $dateFormat, 'dryRun' => $dryRun], body: $body);
    }

    /**
     * Restore a whole database from its export.
     *
     * Makes the tables, rows, keys, indexes, views and types of an export in a database that has none, or leaves
     * it empty. No events are announced. Needs the scopes `database:ddl` and `database:write`.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @return Types\DatabaseRestoreReport
     */
    public function restore(
        mixed $body,
    ): Types\DatabaseRestoreReport {
        return $this->callOf('POST /api/database/restore', Types\DatabaseRestoreReport::class, body: $body);
    }
}
