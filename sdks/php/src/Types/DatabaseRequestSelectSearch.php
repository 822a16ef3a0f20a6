<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseRequestSelectSearch is a value of the API. */
final class DatabaseRequestSelectSearch extends Value
{
    protected const REQUIRED = [
        'columns',
        'text',
    ];

    /**
     * @param list<string> $columns
     * @param string $text Up to 32 words that must all occur; `or`, `"a phrase"` and `-without` as in web
     * searches.
     * @param string|null $language A text search configuration of PostgreSQL, such as `english`. `simple` takes
     * words as they are.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $columns,
        public readonly string $text,
        public readonly ?string $language = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
