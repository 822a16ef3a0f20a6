<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationHandedOverEventData is a value of the API. */
final class ConversationHandedOverEventData extends Value
{
    protected const REQUIRED = [
        'conversationId',
        'reason',
    ];

    /**
     * @param string $conversationId
     * @param 'asked'|'unanswered'|'rule'|'member'|string $reason
     * @param string|null $memberId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly string $reason,
        public readonly ?string $memberId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
