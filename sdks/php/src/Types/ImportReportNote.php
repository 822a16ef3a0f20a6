<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ImportReportNote is a value of the API. */
final class ImportReportNote extends Value
{
    protected const REQUIRED = [
        'row',
        'field',
        'message',
    ];

    /**
     * @param int $row
     * @param string $field
     * @param string $message
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $row,
        public readonly string $field,
        public readonly string $message,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
