<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestDropTable is a value of the API. */
final class DatabaseRequestDropTable extends Value
{
    protected const TAGS = [
        'operation' => 'dropTable',
    ];

    protected const REQUIRED = [
        'operation',
        'table',
    ];

    /**
     * @param 'dropTable' $operation
     * @param string $table The table's name, exactly as it was created.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $table,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
