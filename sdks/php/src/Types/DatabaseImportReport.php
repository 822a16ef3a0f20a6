<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseImportReport is a value of the API. */
final class DatabaseImportReport extends Value
{
    protected const READINGS = [
        'failed' => ['list', DatabaseImportReportFailedItem::class],
    ];

    protected const REQUIRED = [
        'dryRun',
        'rows',
        'inserted',
        'updated',
        'failed',
    ];

    /**
     * @param bool $dryRun
     * @param int $rows Rows that were read.
     * @param int $inserted
     * @param int $updated
     * @param list<DatabaseImportReportFailedItem> $failed The first hundred faults; after that many, reading
     * ends.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $dryRun,
        public readonly int $rows,
        public readonly int $inserted,
        public readonly int $updated,
        public readonly array $failed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
