<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ImportReport is a value of the API. */
final class ImportReport extends Value
{
    protected const READINGS = [
        'columns' => ['list', ImportReportColumn::class],
        'notes' => ['list', ImportReportNote::class],
        'faults' => ['list', ImportReportNote::class],
    ];

    protected const REQUIRED = [
        'dryRun',
        'rows',
        'created',
        'changed',
        'unchanged',
        'failed',
        'encoding',
        'layout',
        'columns',
        'notes',
        'faults',
        'errorFile',
    ];

    /**
     * @param bool $dryRun
     * @param int $rows
     * @param int $created
     * @param int $changed
     * @param int $unchanged
     * @param int $failed
     * @param string $encoding How the file was read; `windows-1252` when lines of it were not UTF-8.
     * @param string|mixed $layout
     * @param list<ImportReportColumn> $columns Which field each of the first thousand columns was taken for, by
     * the mapping or its usual names; null: left out. `left`, `wanted`, `bounced` and `complained` say who gets
     * no mail.
     * @param list<ImportReportNote> $notes The first thousand rows that share something with others: people with
     * one number stay several contacts, and rows with one address become one. Others say what of a row was kept
     * as a text, shortened or left out. Row 0 is that of the names: columns there seem to say who has left, and
     * were not heeded.
     * @param list<ImportReportNote> $faults The first thousand rows that were left out; the first row of people
     * is 1.
     * @param string|mixed $errorFile All rows that were left out as CSV, with what is wrong as the column
     * `error`, which an import passes over: correct it and import it. It ends after 16 million characters; a
     * note then says where.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $dryRun,
        public readonly int $rows,
        public readonly int $created,
        public readonly int $changed,
        public readonly int $unchanged,
        public readonly int $failed,
        public readonly string $encoding,
        public readonly ?string $layout,
        public readonly array $columns,
        public readonly array $notes,
        public readonly array $faults,
        public readonly ?string $errorFile,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
