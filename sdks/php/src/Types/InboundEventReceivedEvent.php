<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A webhook arrived for one of the workspace's sources. */
final class InboundEventReceivedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ReceivedInboundEvent::class,
    ];

    protected const TAGS = [
        'type' => 'inbound-event.received',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'inbound-event.received' $type
     * @param \DateTimeInterface $timestamp
     * @param ReceivedInboundEvent $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ReceivedInboundEvent $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
