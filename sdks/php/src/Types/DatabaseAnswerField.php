<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswerField is a value of the API. */
final class DatabaseAnswerField extends Value
{
    protected const REQUIRED = [
        'name',
        'type',
    ];

    /**
     * @param string $name
     * @param string $type PostgreSQL's name of the type, such as `timestamp with time zone`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $type,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
