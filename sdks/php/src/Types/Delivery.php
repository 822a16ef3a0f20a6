<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Delivery is a value of the API. */
final class Delivery extends Value
{
    protected const READINGS = [
        'nextAttemptAt' => 'time',
        'createdAt' => 'time',
        'endedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'endpointId',
        'eventId',
        'type',
        'position',
        'status',
        'attemptCount',
        'nextAttemptAt',
        'createdAt',
        'endedAt',
    ];

    /**
     * @param string $id
     * @param string $endpointId
     * @param string $eventId Sent as `webhook-id`: the same at every attempt.
     * @param string $type
     * @param int $position
     * @param 'pending'|'delivered'|'failed'|'exhausted'|'cancelled'|string $status
     * @param int $attemptCount
     * @param \DateTimeInterface|mixed $nextAttemptAt
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $endpointId,
        public readonly string $eventId,
        public readonly string $type,
        public readonly int $position,
        public readonly string $status,
        public readonly int $attemptCount,
        public readonly ?\DateTimeInterface $nextAttemptAt,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $endedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
