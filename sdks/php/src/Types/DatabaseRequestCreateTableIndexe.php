<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestCreateTableIndexe is a value of the API. */
final class DatabaseRequestCreateTableIndexe extends Value
{
    protected const REQUIRED = [
        'columns',
    ];

    /**
     * @param list<string> $columns
     * @param string|null $name By default made of the names of table and columns.
     * @param bool|null $unique
     * @param bool|string|null $fullText Makes `search` over these columns fast: `true`, or the `language` that
     * searches name.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $columns,
        public readonly ?string $name = null,
        public readonly ?bool $unique = null,
        public readonly bool|string|null $fullText = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
