<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Typing is a value of the API. */
final class Typing extends Value
{
    protected const REQUIRED = [
        'isTyping',
    ];

    /**
     * @param bool $isTyping
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $isTyping,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
