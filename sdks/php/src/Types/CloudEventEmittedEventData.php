<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CloudEventEmittedEventData is a value of the API. */
final class CloudEventEmittedEventData extends Value
{
    protected const READINGS = [
        'event' => CloudEventEmittedEventDataEvent::class,
    ];

    protected const REQUIRED = [
        'runId',
        'event',
    ];

    /**
     * @param string $runId
     * @param CloudEventEmittedEventDataEvent $event
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $runId,
        public readonly CloudEventEmittedEventDataEvent $event,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
