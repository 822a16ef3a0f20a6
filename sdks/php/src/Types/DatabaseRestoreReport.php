<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRestoreReport is a value of the API. */
final class DatabaseRestoreReport extends Value
{
    protected const REQUIRED = [
        'tables',
        'views',
        'rows',
    ];

    /**
     * @param int $tables
     * @param int $views
     * @param int $rows
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $tables,
        public readonly int $views,
        public readonly int $rows,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
