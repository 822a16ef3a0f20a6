<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestCreateTableColumnReferences is a value of the API. */
final class DatabaseRequestCreateTableColumnReferences extends Value
{
    protected const REQUIRED = [
        'table',
        'column',
    ];

    /**
     * @param string $table The table's name, exactly as it was created.
     * @param string $column A column that is unique there.
     * @param 'restrict'|'cascade'|'set null'|'set default'|'no action'|string|null $onDelete
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $table,
        public readonly string $column,
        public readonly ?string $onDelete = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
