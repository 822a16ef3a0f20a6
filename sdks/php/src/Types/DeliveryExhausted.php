<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DeliveryExhausted is a value of the API. */
final class DeliveryExhausted extends Value
{
    protected const REQUIRED = [
        'deliveryId',
        'endpointId',
        'eventId',
        'eventType',
        'attempts',
    ];

    /**
     * @param string $deliveryId
     * @param string $endpointId
     * @param string $eventId
     * @param string $eventType
     * @param int $attempts
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $deliveryId,
        public readonly string $endpointId,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $attempts,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
