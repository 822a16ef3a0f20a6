<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** No member has read or answered a conversation that waits for one, for as long as the workspace allows. */
final class ConversationWaitingEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ConversationWaitingEventData::class,
    ];

    protected const TAGS = [
        'type' => 'conversation.waiting',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'conversation.waiting' $type
     * @param \DateTimeInterface $timestamp
     * @param ConversationWaitingEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ConversationWaitingEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
