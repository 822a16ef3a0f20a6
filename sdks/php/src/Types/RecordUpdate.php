<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RecordUpdate is a value of the API. */
final class RecordUpdate extends Value
{
    protected const REQUIRED = [
        'table',
        'key',
        'old',
        'new',
    ];

    protected const MAPS = [
        'key',
        'old',
        'new',
    ];

    /**
     * @param string $table
     * @param array<string, mixed>|mixed $key The primary key of the row, for example `{"id": 7}`. null where one
     * event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE, and of a
     * statement that changes more than 10,000 rows.
     * @param array<string, mixed>|mixed $old The values before, of the columns that changed. null where there is
     * no key, and where old and new values have more than 8,000 characters together.
     * @param array<string, mixed>|mixed $new The values since then, of the columns that changed. null where
     * there is no key, and where old and new values have more than 8,000 characters together.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $table,
        public readonly ?array $key,
        public readonly ?array $old,
        public readonly ?array $new,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
