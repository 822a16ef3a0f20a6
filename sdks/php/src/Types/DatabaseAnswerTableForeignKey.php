<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswerTableForeignKey is a value of the API. */
final class DatabaseAnswerTableForeignKey extends Value
{
    protected const REQUIRED = [
        'columns',
        'table',
        'references',
    ];

    /**
     * @param list<string> $columns
     * @param string $table
     * @param list<string> $references
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $columns,
        public readonly string $table,
        public readonly array $references,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
