<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A workflow emitted an event of a type of its own. `event` has the CloudEvents form. */
final class CloudEventEmittedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => CloudEventEmittedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'cloud-event.emitted',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'cloud-event.emitted' $type
     * @param \DateTimeInterface $timestamp
     * @param CloudEventEmittedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly CloudEventEmittedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
