<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseImportReportFailedItem is a value of the API. */
final class DatabaseImportReportFailedItem extends Value
{
    protected const REQUIRED = [
        'row',
        'column',
        'pointer',
        'message',
    ];

    /**
     * @param int $row The first row is 1; the header of a CSV does not count.
     * @param string|mixed $column
     * @param string $pointer Where in the file, as a JSON pointer: `/rows/0/email`.
     * @param string $message
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $row,
        public readonly ?string $column,
        public readonly string $pointer,
        public readonly string $message,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
