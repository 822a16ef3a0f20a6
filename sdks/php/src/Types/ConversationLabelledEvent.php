<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A conversation got labels, or lost some. */
final class ConversationLabelledEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ConversationLabelledEventData::class,
    ];

    protected const TAGS = [
        'type' => 'conversation.labelled',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'conversation.labelled' $type
     * @param \DateTimeInterface $timestamp
     * @param ConversationLabelledEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ConversationLabelledEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
