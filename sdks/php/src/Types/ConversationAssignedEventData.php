<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationAssignedEventData is a value of the API. */
final class ConversationAssignedEventData extends Value
{
    protected const REQUIRED = [
        'conversationId',
        'assigneeId',
        'reason',
    ];

    /**
     * @param string $conversationId
     * @param string|mixed $assigneeId
     * @param 'by-hand'|'taken-over'|'by-rule'|'member-removed'|string $reason
     * @param string|null $memberId The member who did it; absent when no member did.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly ?string $assigneeId,
        public readonly string $reason,
        public readonly ?string $memberId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
