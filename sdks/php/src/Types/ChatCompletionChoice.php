<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionChoice is a value of the API. */
final class ChatCompletionChoice extends Value
{
    protected const READINGS = [
        'message' => ChatCompletionChoiceMessage::class,
    ];

    protected const NAMES = [
        'finish_reason' => 'finishReason',
    ];

    protected const REQUIRED = [
        'index',
        'message',
        'logprobs',
        'finish_reason',
    ];

    /**
     * @param int $index
     * @param ChatCompletionChoiceMessage $message
     * @param mixed $logprobs
     * @param 'stop'|'length'|'content_filter'|'tool_calls'|string $finishReason `length`: the answer was cut at
     * a limit. `tool_calls`: it goes on with the results of your functions.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $index,
        public readonly ChatCompletionChoiceMessage $message,
        public readonly mixed $logprobs,
        public readonly string $finishReason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
