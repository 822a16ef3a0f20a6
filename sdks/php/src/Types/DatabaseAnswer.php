<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswer is a value of the API. */
final class DatabaseAnswer extends Value
{
    protected const READINGS = [
        'fields' => ['list', DatabaseAnswerField::class],
        'results' => ['list', DatabaseAnswerResult::class],
        'tables' => ['list', DatabaseAnswerTable::class],
    ];

    protected const REQUIRED = [
        'rows',
        'rowCount',
        'fields',
        'durationMs',
    ];

    protected const MAPS = [
        'limits',
    ];

    /**
     * @param list<array<string, mixed>> $rows `bigint` and `numeric` are numbers of up to 15 digits, and texts
     * beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64.
     * @param int $rowCount How many rows were read, or changed.
     * @param list<DatabaseAnswerField> $fields
     * @param int|float $durationMs
     * @param string|mixed $nextCursor
     * @param list<DatabaseAnswerResult>|null $results Of `batch`: the outcome of each statement.
     * @param list<DatabaseAnswerTable>|null $tables Of `describe`.
     * @param array<string, mixed> $limits Of `describe`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $rows,
        public readonly int $rowCount,
        public readonly array $fields,
        public readonly int|float $durationMs,
        public readonly ?string $nextCursor = null,
        public readonly ?array $results = null,
        public readonly ?array $tables = null,
        public readonly ?array $limits = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
