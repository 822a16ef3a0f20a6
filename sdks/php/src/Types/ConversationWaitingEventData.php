<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationWaitingEventData is a value of the API. */
final class ConversationWaitingEventData extends Value
{
    protected const READINGS = [
        'since' => 'time',
    ];

    protected const REQUIRED = [
        'conversationId',
        'since',
        'assigneeId',
    ];

    /**
     * @param string $conversationId
     * @param \DateTimeInterface $since
     * @param string|mixed $assigneeId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly \DateTimeInterface $since,
        public readonly ?string $assigneeId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
