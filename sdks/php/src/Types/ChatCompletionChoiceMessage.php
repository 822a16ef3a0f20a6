<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionChoiceMessage is a value of the API. */
final class ChatCompletionChoiceMessage extends Value
{
    protected const READINGS = [
        'annotations' => ['list', ChatCompletionChoiceMessageAnnotation::class],
        'tool_calls' => ['list', ChatCompletionChoiceMessageToolCall::class],
    ];

    protected const NAMES = [
        'tool_calls' => 'toolCalls',
    ];

    protected const TAGS = [
        'role' => 'assistant',
    ];

    protected const REQUIRED = [
        'role',
        'content',
        'refusal',
        'annotations',
    ];

    /**
     * @param 'assistant' $role
     * @param string|mixed $content Null when there are only tool calls.
     * @param mixed $refusal
     * @param list<ChatCompletionChoiceMessageAnnotation> $annotations
     * @param list<ChatCompletionChoiceMessageToolCall>|null $toolCalls
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $role,
        public readonly ?string $content,
        public readonly mixed $refusal,
        public readonly array $annotations,
        public readonly ?array $toolCalls = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
