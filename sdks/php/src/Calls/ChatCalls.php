<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group chat. */
final class ChatCalls extends Group
{
    /**
     * Ask the assistant, as the AI SDK's useChat does.
     *
     * Answers with a UI message stream (`x-vercel-ai-ui-message-stream: v1`). A browser finds its visitor token
     * in the answer's header X-Visitor-Token.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $id
     * @param list<Types\UiChatRequestMessage> $messages
     * @param 'submit-message'|'regenerate-message'|string|null $trigger
     * @param string|mixed|null $messageId
     * @param Types\ChatContext|null $context
     * @param string|null $model
     * @param string|null $assistantId
     * @param string|null $system
     * @param int|float|null $temperature
     * @param int|float|null $topP
     * @param int|null $topK
     * @param int|float|null $presencePenalty
     * @param int|float|null $frequencyPenalty
     * @param int|null $seed
     * @param list<string>|null $stopSequences
     * @param int|null $maxOutputTokens
     * @param list<Types\UiChatRequestTool>|array<string, Types\UiChatRequestToolsValue>|null $tools
     * @param 'auto'|'none'|'required'|Types\UiChatRequestToolChoice|null $toolChoice
     * @param Types\UiChatRequestResponseFormatText|Types\UiChatRequestResponseFormatJson|null $responseFormat
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return \Generator<int, ServerSentEvent>
     */
    public function send(
        string $id,
        array $messages,
        ?string $trigger = null,
        ?string $messageId = null,
        Types\ChatContext|array|null $context = null,
        ?string $model = null,
        ?string $assistantId = null,
        ?string $system = null,
        int|float|null $temperature = null,
        int|float|null $topP = null,
        ?int $topK = null,
        int|float|null $presencePenalty = null,
        int|float|null $frequencyPenalty = null,
        ?int $seed = null,
        ?array $stopSequences = null,
        ?int $maxOutputTokens = null,
        ?array $tools = null,
        string|Types\UiChatRequestToolChoice|array|null $toolChoice = null,
        Types\UiChatRequestResponseFormatText|array|Types\UiChatRequestResponseFormatJson|null $responseFormat = null,
        array $extra = [],
    ): \Generator {
        return $this->eventsOf('POST /api/chat', body: self::membersOf(['id' => $id, 'messages' => $messages], ['trigger' => $trigger, 'messageId' => $messageId, 'context' => $context, 'model' => $model, 'assistantId' => $assistantId, 'system' => $system, 'temperature' => $temperature, 'topP' => $topP, 'topK' => $topK, 'presencePenalty' => $presencePenalty, 'frequencyPenalty' => $frequencyPenalty, 'seed' => $seed, 'stopSequences' => $stopSequences, 'maxOutputTokens' => $maxOutputTokens, 'tools' => $tools, 'toolChoice' => $toolChoice, 'responseFormat' => $responseFormat], $extra));
    }

    /**
     * Stream the pending reply.
     *
     * From its beginning, as the AI SDK expects. 204 when no reply is pending.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @return \Generator<int, ServerSentEvent>
     */
    public function resume(
        string $sessionId,
    ): \Generator {
        return $this->eventsOf('GET /api/chat/{sessionId}/stream', params: ['sessionId' => $sessionId]);
    }

    /**
     * Stop the pending replies.
     *
     * Scope: `conversations:write`, or a publishable key.
     *
     * @param string $sessionId
     * @return Types\ChatStopAnswer
     */
    public function stop(
        string $sessionId,
    ): Types\ChatStopAnswer {
        return $this->callOf('POST /api/chat/{sessionId}/stop', Types\ChatStopAnswer::class, params: ['sessionId' => $sessionId]);
    }
}
