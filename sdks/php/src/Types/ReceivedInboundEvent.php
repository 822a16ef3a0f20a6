<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ReceivedInboundEvent is a value of the API. */
final class ReceivedInboundEvent extends Value
{
    protected const READINGS = [
        'receivedAt' => 'time',
    ];

    protected const REQUIRED = [
        'eventId',
        'sourceId',
        'kind',
        'event',
        'data',
        'receivedAt',
    ];

    /**
     * @param string $eventId
     * @param string $sourceId
     * @param string $kind
     * @param string $event The kind, under the name that senders use.
     * @param mixed $data An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}`
     * with `binary`.
     * @param \DateTimeInterface $receivedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $eventId,
        public readonly string $sourceId,
        public readonly string $kind,
        public readonly string $event,
        public readonly mixed $data,
        public readonly \DateTimeInterface $receivedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
