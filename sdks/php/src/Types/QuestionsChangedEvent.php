<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A model was set that writes questions for the knowledge, or what it wrote was forgotten. */
final class QuestionsChangedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => QuestionsChangedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'questions.changed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'questions.changed' $type
     * @param \DateTimeInterface $timestamp
     * @param QuestionsChangedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly QuestionsChangedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
