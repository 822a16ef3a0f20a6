<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestBatch is a value of the API. */
final class DatabaseRequestBatch extends Value
{
    protected const READINGS = [
        'statements' => ['list', ['union', DatabaseRequestSelect::class, DatabaseRequestInsert::class, DatabaseRequestUpsert::class, DatabaseRequestUpdate::class, DatabaseRequestDelete::class, DatabaseRequestCount::class, DatabaseRequestSql::class]],
    ];

    protected const TAGS = [
        'operation' => 'batch',
    ];

    protected const REQUIRED = [
        'operation',
        'statements',
    ];

    /**
     * @param 'batch' $operation
     * @param
     * list<DatabaseRequestSelect|DatabaseRequestInsert|DatabaseRequestUpsert|DatabaseRequestUpdate|DatabaseRequestDelete|DatabaseRequestCount|DatabaseRequestSql>
     * $statements
     * @param 'read committed'|'repeatable read'|'serializable'|string|null $isolation PostgreSQL's isolation of
     * the transaction, `read committed` without it. With another one, a batch that others came before is 409
     * `rows-locked`: send it again.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly array $statements,
        public readonly ?string $isolation = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
