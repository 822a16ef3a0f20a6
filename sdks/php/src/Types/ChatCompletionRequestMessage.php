<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestMessage is a value of the API. */
final class ChatCompletionRequestMessage extends Value
{
    protected const READINGS = [
        'content' => ['list', ChatCompletionRequestMessageContentItem::class],
        'tool_calls' => ['list', ChatCompletionRequestMessageToolCall::class],
        'function_call' => ChatCompletionRequestMessageFunctionCall::class,
    ];

    protected const NAMES = [
        'tool_calls' => 'toolCalls',
        'tool_call_id' => 'toolCallId',
        'function_call' => 'functionCall',
    ];

    protected const REQUIRED = [
        'role',
    ];

    /**
     * @param string $role `system`, `developer`, `user`, `assistant`, `tool` or `function`.
     * @param string|mixed|list<ChatCompletionRequestMessageContentItem> $content
     * @param string|mixed $name
     * @param list<ChatCompletionRequestMessageToolCall>|mixed $toolCalls
     * @param string|null $toolCallId
     * @param ChatCompletionRequestMessageFunctionCall|mixed $functionCall
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $role,
        public readonly string|array|null $content = null,
        public readonly ?string $name = null,
        public readonly ?array $toolCalls = null,
        public readonly ?string $toolCallId = null,
        public readonly ?ChatCompletionRequestMessageFunctionCall $functionCall = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
