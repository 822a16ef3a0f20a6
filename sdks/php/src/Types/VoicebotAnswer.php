<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicebotAnswer is a value of the API. */
final class VoicebotAnswer extends Value
{
    protected const READINGS = [
        'citations' => ['list', Citation::class],
        'choices' => ['list', Choice::class],
        'unsupported' => ['list', VoicebotAnswerUnsupportedItem::class],
        'usage' => ModelUsage::class,
        'asks' => ConsentQuestion::class,
        'toolCalls' => ['list', ClientToolCall::class],
    ];

    protected const REQUIRED = [
        'sessionId',
        'aiResponse',
        'ssml',
        'endSession',
    ];

    /**
     * @param string|mixed $sessionId Null when nothing was understood, so that no conversation began.
     * @param string $aiResponse What is to be said: plain text, without Markdown, addresses and citation marks.
     * @param string $ssml The same as SSML.
     * @param bool $endSession The person has taken leave.
     * @param string|null $conversationId
     * @param string|null $messageId
     * @param 'completed'|'interrupted'|'failed'|'handed-over'|string|null $status
     * @param
     * 'stopped'|'token-limit'|'content-filter'|'too-long'|'too-slow'|'model-failed'|'node-stopped'|'node-died'|'error'|string|null
     * $reason
     * @param bool|null $answered False when the assistant says that it does not know.
     * @param int|float|null $confidence
     * @param list<Citation>|null $citations
     * @param list<Choice>|null $choices The topics that the assistant offers when it asks back: then `answered`
     * is false, and nothing is cited. Absent when it offers none.
     * @param list<VoicebotAnswerUnsupportedItem>|null $unsupported Sentences of a model's answer that no passage
     * supports.
     * @param string|null $model
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
     * @param string|null $audio The same as sound: a WAV file in base64, of two minutes at most.
     * @param string|null $mimeType Of `audio`.
     * @param string|null $transcript What was understood of the sound.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $sessionId,
        public readonly string $aiResponse,
        public readonly string $ssml,
        public readonly bool $endSession,
        public readonly ?string $conversationId = null,
        public readonly ?string $messageId = null,
        public readonly ?string $status = null,
        public readonly ?string $reason = null,
        public readonly ?bool $answered = null,
        public readonly int|float|null $confidence = null,
        public readonly ?array $citations = null,
        public readonly ?array $choices = null,
        public readonly ?array $unsupported = null,
        public readonly ?string $model = null,
        public readonly ?ModelUsage $usage = null,
        public readonly ?ConsentQuestion $asks = null,
        public readonly ?array $toolCalls = null,
        public readonly ?bool $asksForContact = null,
        public readonly ?bool $handedOver = null,
        public readonly ?string $visitorToken = null,
        public readonly ?string $audio = null,
        public readonly ?string $mimeType = null,
        public readonly ?string $transcript = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
