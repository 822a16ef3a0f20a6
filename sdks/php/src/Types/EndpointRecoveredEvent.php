<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** An endpoint that was disabled for failing answers again. It gets the events that it missed. */
final class EndpointRecoveredEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => EndpointRecovered::class,
    ];

    protected const TAGS = [
        'type' => 'endpoint.recovered',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'endpoint.recovered' $type
     * @param \DateTimeInterface $timestamp
     * @param EndpointRecovered $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly EndpointRecovered $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
