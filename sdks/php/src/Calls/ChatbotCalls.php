<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group chatbot. */
final class ChatbotCalls extends Group
{
    /**
     * Send a message to the assistant.
     *
     * With `Accept: text/event-stream` the answer comes as `message.started`, `message.delayed` (when the first
     * word takes longer than usual), `message.delta`, `message.citation`, `message.completed`,
     * `message.interrupted` or `error`.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $message
     * @param string|null $sessionId
     * @param Types\ChatContext|null $context
     * @param string|null $model
     * @param string|null $assistantId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ChatAnswer
     */
    public function send(
        string $message,
        ?string $sessionId = null,
        Types\ChatContext|array|null $context = null,
        ?string $model = null,
        ?string $assistantId = null,
        array $extra = [],
    ): Types\ChatAnswer {
        return $this->callOf('POST /api/chatbot/send', Types\ChatAnswer::class, body: self::membersOf(['message' => $message], ['sessionId' => $sessionId, 'context' => $context, 'model' => $model, 'assistantId' => $assistantId], $extra));
    }

    /**
     * Send a message from another platform.
     *
     * Takes the body of /api/chatbot/send or `{event: "user_message", data}`. With `Accept: text/event-stream`
     * the answer comes as `message.started`, `message.delayed` (when the first word takes longer than usual),
     * `message.delta`, `message.citation`, `message.completed`, `message.interrupted` or `error`.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param mixed $body
     * @return Types\ChatAnswer
     */
    public function receive(
        mixed $body,
    ): Types\ChatAnswer {
        return $this->callOf('POST /api/chatbot', Types\ChatAnswer::class, body: $body);
    }
}
