<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A label for conversations was made, changed or deleted. */
final class LabelChangedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => LabelChangedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'label.changed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'label.changed' $type
     * @param \DateTimeInterface $timestamp
     * @param LabelChangedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly LabelChangedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
