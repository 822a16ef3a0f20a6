<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionChoiceMessageToolCall is a value of the API. */
final class ChatCompletionChoiceMessageToolCall extends Value
{
    protected const READINGS = [
        'function' => ChatCompletionChoiceMessageToolCallFunction::class,
    ];

    protected const TAGS = [
        'type' => 'function',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'function',
    ];

    /**
     * @param string $id
     * @param 'function' $type
     * @param ChatCompletionChoiceMessageToolCallFunction $function
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly ChatCompletionChoiceMessageToolCallFunction $function,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
