<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestMessageFunctionCall is a value of the API. */
final class ChatCompletionRequestMessageFunctionCall extends Value
{
    protected const REQUIRED = [
        'name',
        'arguments',
    ];

    /**
     * @param string $name
     * @param string $arguments
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $arguments,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
