<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestDescribe is a value of the API. */
final class DatabaseRequestDescribe extends Value
{
    protected const TAGS = [
        'operation' => 'describe',
    ];

    protected const REQUIRED = [
        'operation',
    ];

    /**
     * @param 'describe' $operation
     * @param string|null $table The table's name, exactly as it was created.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly ?string $table = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
