<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswerResult is a value of the API. */
final class DatabaseAnswerResult extends Value
{
    protected const READINGS = [
        'fields' => ['list', DatabaseAnswerResultField::class],
    ];

    protected const REQUIRED = [
        'rows',
        'rowCount',
        'fields',
    ];

    /**
     * @param list<array<string, mixed>> $rows `bigint` and `numeric` are numbers of up to 15 digits, and texts
     * beyond, so that no digit is lost. Times are in ISO 8601 and UTC, bytes in base64.
     * @param int $rowCount How many rows were read, or changed.
     * @param list<DatabaseAnswerResultField> $fields
     * @param string|mixed $nextCursor
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $rows,
        public readonly int $rowCount,
        public readonly array $fields,
        public readonly ?string $nextCursor = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
