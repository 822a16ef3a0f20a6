<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatAnswer is a value of the API. */
final class ChatAnswer extends Value
{
    protected const READINGS = [
        'citations' => ['list', Citation::class],
        'choices' => ['list', Choice::class],
        'unsupported' => ['list', ChatAnswerUnsupportedItem::class],
        'usage' => ModelUsage::class,
        'asks' => ConsentQuestion::class,
        'toolCalls' => ['list', ClientToolCall::class],
    ];

    protected const REQUIRED = [
        'aiResponse',
        'sessionId',
        'conversationId',
        'messageId',
        'status',
        'answered',
        'confidence',
        'citations',
        'model',
    ];

    /**
     * @param string $aiResponse Markdown, never HTML. A model or a document may write markup into it: show it as
     * text, or with a renderer that lets no HTML through and loads no images, such as `renderMarkdown` of the
     * TypeScript client.
     * @param string $sessionId
     * @param string $conversationId
     * @param string $messageId
     * @param 'completed'|'interrupted'|'failed'|'handed-over'|string $status
     * @param bool $answered False when the assistant says that it does not know.
     * @param int|float $confidence
     * @param list<Citation> $citations
     * @param string $model
     * @param
     * 'stopped'|'token-limit'|'content-filter'|'too-long'|'too-slow'|'model-failed'|'node-stopped'|'node-died'|'error'|string|null
     * $reason
     * @param list<Choice>|null $choices The topics that the assistant offers when it asks back: then `answered`
     * is false, and nothing is cited. Absent when it offers none.
     * @param list<ChatAnswerUnsupportedItem>|null $unsupported Sentences of a model's answer that no passage
     * supports.
     * @param ModelUsage|null $usage
     * @param ConsentQuestion|null $asks
     * @param list<ClientToolCall>|null $toolCalls Calls of the client's own tools. The reply goes on with their
     * results.
     * @param true|null $asksForContact The reply asks how the person can be reached. A client may show a form
     * for `POST /api/leads`.
     * @param true|null $handedOver With this reply the assistant hands the conversation over to a person and
     * replies no more.
     * @param string|null $visitorToken For publishable keys: send the newest one as X-Visitor-Token with later
     * calls. It ends after 90 days.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $aiResponse,
        public readonly string $sessionId,
        public readonly string $conversationId,
        public readonly string $messageId,
        public readonly string $status,
        public readonly bool $answered,
        public readonly int|float $confidence,
        public readonly array $citations,
        public readonly string $model,
        public readonly ?string $reason = null,
        public readonly ?array $choices = null,
        public readonly ?array $unsupported = null,
        public readonly ?ModelUsage $usage = null,
        public readonly ?ConsentQuestion $asks = null,
        public readonly ?array $toolCalls = null,
        public readonly ?bool $asksForContact = null,
        public readonly ?bool $handedOver = null,
        public readonly ?string $visitorToken = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
