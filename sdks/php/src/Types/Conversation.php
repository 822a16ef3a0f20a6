<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Conversation is a value of the API. */
final class Conversation extends Value
{
    protected const READINGS = [
        'assignee' => Colleague::class,
        'contact' => ConversationContact::class,
        'lastMessage' => ConversationLastMessage::class,
        'match' => ConversationMatch::class,
        'labels' => ['list', Label::class],
        'snoozedUntil' => 'time',
        'seen' => ConversationSeen::class,
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'sessionId',
        'status',
        'channel',
        'assistantId',
        'assignee',
        'userId',
        'userVerified',
        'isVisitor',
        'context',
        'seen',
        'messageCount',
        'createdAt',
        'updatedAt',
    ];

    protected const MAPS = [
        'context',
    ];

    /**
     * @param string $id
     * @param string $sessionId
     * @param 'open'|'handed-over'|'closed'|string $status
     * @param 'web'|'api'|'voice'|'email'|'webhook'|'workflow'|string $channel
     * @param string|mixed $assistantId
     * @param Colleague|mixed $assignee The colleague who takes care of the conversation.
     * @param string|mixed $userId
     * @param bool $userVerified
     * @param bool $isVisitor Whether a browser holds it with a publishable key.
     * @param array<string, mixed> $context
     * @param ConversationSeen $seen The last message that each side has said to have seen.
     * @param int $messageCount
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param ConversationContact|mixed $contact The contact who speaks; `confirmed` when a member has said so. A
     * call is by its number, which is no proof. No browser is told.
     * @param ConversationLastMessage|mixed $lastMessage The last message that is no note. In lists alone.
     * @param ConversationMatch|null $match
     * @param list<Label>|null $labels Of the team, by name. No browser is told.
     * @param \DateTimeInterface|mixed $snoozedUntil The team has put it off until then. No browser is told.
     * @param bool|null $isBlocked Whether its person is blocked. Not in lists, and no browser is told.
     * @param string|null $forkedFrom The conversation that a client told another continuation of.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $sessionId,
        public readonly string $status,
        public readonly string $channel,
        public readonly ?string $assistantId,
        public readonly ?Colleague $assignee,
        public readonly ?string $userId,
        public readonly bool $userVerified,
        public readonly bool $isVisitor,
        public readonly array $context,
        public readonly ConversationSeen $seen,
        public readonly int $messageCount,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        public readonly ?ConversationContact $contact = null,
        public readonly ?ConversationLastMessage $lastMessage = null,
        public readonly ?ConversationMatch $match = null,
        public readonly ?array $labels = null,
        public readonly ?\DateTimeInterface $snoozedUntil = null,
        public readonly ?bool $isBlocked = null,
        public readonly ?string $forkedFrom = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
