<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestSql is a value of the API. */
final class DatabaseRequestSql extends Value
{
    protected const TAGS = [
        'operation' => 'sql',
    ];

    protected const REQUIRED = [
        'operation',
        'sql',
    ];

    /**
     * @param 'sql' $operation
     * @param string $sql One statement; parameters are $1, $2, …
     * @param list<mixed> $params
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $sql,
        public readonly ?array $params = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
