<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A visitor proved which user they are. The conversation belongs to that user from now on. */
final class ConversationIdentifiedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ConversationIdentifiedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'conversation.identified',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'conversation.identified' $type
     * @param \DateTimeInterface $timestamp
     * @param ConversationIdentifiedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ConversationIdentifiedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
