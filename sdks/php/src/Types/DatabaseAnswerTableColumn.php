<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DatabaseAnswerTableColumn is a value of the API. */
final class DatabaseAnswerTableColumn extends Value
{
    protected const REQUIRED = [
        'name',
        'type',
        'notNull',
        'hasDefault',
        'isGenerated',
        'isIdentity',
        'comment',
    ];

    /**
     * @param string $name
     * @param string $type
     * @param bool $notNull
     * @param bool $hasDefault
     * @param bool $isGenerated
     * @param bool $isIdentity
     * @param string|mixed $comment
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $type,
        public readonly bool $notNull,
        public readonly bool $hasDefault,
        public readonly bool $isGenerated,
        public readonly bool $isIdentity,
        public readonly ?string $comment,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
