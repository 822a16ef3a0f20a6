<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProblemError is a value of the API. */
final class ProblemError extends Value
{
    protected const REQUIRED = [
        'pointer',
        'message',
    ];

    /**
     * @param string $pointer
     * @param string $message
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $pointer,
        public readonly string $message,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
