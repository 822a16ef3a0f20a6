<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Message is a value of the API. */
final class Message extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'endedAt' => 'time',
        'citations' => ['list', Citation::class],
        'choices' => ['list', Choice::class],
        'unsupported' => ['list', MessageUnsupportedItem::class],
        'usage' => ModelUsage::class,
        'asks' => ConsentQuestion::class,
        'toolCalls' => ['list', ClientToolCall::class],
        'attachments' => ['list', Attachment::class],
        'member' => Colleague::class,
        'contact' => MessageContact::class,
        'feedback' => Feedback::class,
    ];

    protected const REQUIRED = [
        'id',
        'sessionId',
        'conversationId',
        'author',
        'text',
        'status',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $sessionId
     * @param string $conversationId
     * @param 'contact'|'assistant'|'member'|'system'|string $author
     * @param string $text
     * @param 'pending'|'completed'|'interrupted'|'failed'|string $status
     * @param \DateTimeInterface $createdAt
     * @param
     * 'stopped'|'token-limit'|'content-filter'|'too-long'|'too-slow'|'model-failed'|'node-stopped'|'node-died'|'error'|string|null
     * $reason
     * @param \DateTimeInterface|null $endedAt
     * @param string|null $replyTo
     * @param bool|null $answered
     * @param int|float|null $confidence
     * @param list<Citation>|null $citations
     * @param list<Choice>|null $choices The topics that the assistant offers when it asks back: then `answered`
     * is false, and nothing is cited. Absent when it offers none.
     * @param list<MessageUnsupportedItem>|null $unsupported
     * @param string|null $model
     * @param ModelUsage|null $usage
     * @param ConsentQuestion|null $asks
     * @param list<ClientToolCall>|null $toolCalls
     * @param list<Attachment>|null $attachments The files that came with it.
     * @param 'caller'|'fork'|string|null $origin `caller`: told as history by the caller. `fork`: copied with
     * what came before the fork.
     * @param true|null $isNote For colleagues only: no visitor is shown it.
     * @param string|null $memberId
     * @param Colleague|null $member
     * @param MessageContact|null $contact The contact who wrote it into a conversation of another one, such as
     * somebody in copy.
     * @param Feedback|null $feedback
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $sessionId,
        public readonly string $conversationId,
        public readonly string $author,
        public readonly string $text,
        public readonly string $status,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?string $reason = null,
        public readonly ?\DateTimeInterface $endedAt = null,
        public readonly ?string $replyTo = null,
        public readonly ?bool $answered = null,
        public readonly int|float|null $confidence = null,
        public readonly ?array $citations = null,
        public readonly ?array $choices = null,
        public readonly ?array $unsupported = null,
        public readonly ?string $model = null,
        public readonly ?ModelUsage $usage = null,
        public readonly ?ConsentQuestion $asks = null,
        public readonly ?array $toolCalls = null,
        public readonly ?array $attachments = null,
        public readonly ?string $origin = null,
        public readonly ?bool $isNote = null,
        public readonly ?string $memberId = null,
        public readonly ?Colleague $member = null,
        public readonly ?MessageContact $contact = null,
        public readonly ?Feedback $feedback = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
