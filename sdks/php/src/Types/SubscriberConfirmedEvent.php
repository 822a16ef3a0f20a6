<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A person confirmed that they want the mails of a list. Each list is an event of its own. */
final class SubscriberConfirmedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => SubscriberConfirmedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'subscriber.confirmed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'subscriber.confirmed' $type
     * @param \DateTimeInterface $timestamp
     * @param SubscriberConfirmedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly SubscriberConfirmedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
