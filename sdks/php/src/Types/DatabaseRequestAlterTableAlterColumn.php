<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestAlterTableAlterColumn is a value of the API. */
final class DatabaseRequestAlterTableAlterColumn extends Value
{
    protected const REQUIRED = [
        'name',
    ];

    /**
     * @param string $name The column.
     * @param string|null $type
     * @param bool|null $notNull
     * @param mixed $default As for new columns. Null takes the default away.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $type = null,
        public readonly ?bool $notNull = null,
        public readonly mixed $default = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
