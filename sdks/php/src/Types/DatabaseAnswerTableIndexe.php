<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswerTableIndexe is a value of the API. */
final class DatabaseAnswerTableIndexe extends Value
{
    protected const REQUIRED = [
        'name',
        'definition',
        'isUnique',
    ];

    /**
     * @param string $name
     * @param string $definition
     * @param bool $isUnique
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $definition,
        public readonly bool $isUnique,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
