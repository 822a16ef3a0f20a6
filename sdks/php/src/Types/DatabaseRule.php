<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRule is a value of the API. */
final class DatabaseRule extends Value
{
    protected const REQUIRED = [
        'table',
        'operations',
    ];

    protected const MAPS = [
        'where',
    ];

    /**
     * @param string $table A table, which need not exist yet.
     * @param list<'select'|'insert'|'upsert'|'update'|'delete'|'count'|string> $operations
     * @param list<string>|null $columns The only columns that are read, written, filtered, sorted, searched and
     * embedded.
     * @param array<string, mixed> $where The only rows that are read and changed, in the form of `where` of
     * `POST /api/database`. What the key writes must be such rows too.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $table,
        public readonly array $operations,
        public readonly ?array $columns = null,
        public readonly ?array $where = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
