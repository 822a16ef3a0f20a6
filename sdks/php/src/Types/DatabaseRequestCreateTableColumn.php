<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestCreateTableColumn is a value of the API. */
final class DatabaseRequestCreateTableColumn extends Value
{
    protected const READINGS = [
        'references' => DatabaseRequestCreateTableColumnReferences::class,
    ];

    protected const REQUIRED = [
        'name',
        'type',
    ];

    /**
     * @param string $name At most 63 bytes.
     * @param string $type `text`, `integer`, `bigint`, `smallint`, `numeric`, `numeric(10,2)`, `boolean`,
     * `timestamptz`, `timestamp`, `date`, `time`, `interval`, `uuid`, `jsonb`, `json`, `double`, `real`,
     * `bytea`, `varchar(200)`, `serial`, `bigserial`; a list of them with `[]` at the end, such as `text[]`.
     * @param bool|null $primaryKey Several columns with it make one primary key of all of them.
     * @param bool|null $notNull
     * @param bool|null $unique
     * @param mixed $default A value; or what is made for each row: `{now: true}`, `{uuid: true}` (random),
     * `{uuid: 7}` (ordered by time). Rows are numbered by the types `serial` and `bigserial`.
     * @param string|DatabaseRequestCreateTableColumnReferences|null $references The row of another table that
     * the value must name: `table.column`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $type,
        public readonly ?bool $primaryKey = null,
        public readonly ?bool $notNull = null,
        public readonly ?bool $unique = null,
        public readonly mixed $default = null,
        public readonly string|DatabaseRequestCreateTableColumnReferences|null $references = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
