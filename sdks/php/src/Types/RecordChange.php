<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RecordChange is a value of the API. */
final class RecordChange extends Value
{
    protected const REQUIRED = [
        'table',
        'key',
    ];

    protected const MAPS = [
        'key',
    ];

    /**
     * @param string $table
     * @param array<string, mixed>|mixed $key The primary key of the row, for example `{"id": 7}`. null where one
     * event tells of all rows of a statement: in a table without a primary key, of a TRUNCATE, and of a
     * statement that changes more than 10,000 rows.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $table,
        public readonly ?array $key,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
