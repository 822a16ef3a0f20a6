<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestUpsert is a value of the API. */
final class DatabaseRequestUpsert extends Value
{
    protected const TAGS = [
        'operation' => 'upsert',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
        'rows',
    ];

    /**
     * @param 'upsert' $operation
     * @param string $table The table's name, exactly as it was created.
     * @param list<array<string, mixed>> $rows All rows are stored, or none.
     * @param list<string>|null $onConflict The columns of a primary key or a unique constraint. By default the
     * primary key.
     * @param list<string>|null $update What a row that exists already takes over. By default every column that
     * is sent. `[]`: nothing.
     * @param true|list<string>|null $returning Gives back the rows as they are stored: `true` for all columns.
     * Without it `rows` is empty.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        public readonly array $rows,
        public readonly ?array $onConflict = null,
        public readonly ?array $update = null,
        public readonly bool|array|null $returning = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
