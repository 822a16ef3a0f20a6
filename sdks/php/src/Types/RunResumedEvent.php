<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A run goes on that had failed, was cancelled, or waited. */
final class RunResumedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => RunStartedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'run.resumed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'run.resumed' $type
     * @param \DateTimeInterface $timestamp
     * @param RunStartedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly RunStartedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
