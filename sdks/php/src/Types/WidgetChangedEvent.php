<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** The look or the words of the chat on websites have changed. */
final class WidgetChangedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => WidgetChangedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'widget.changed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'widget.changed' $type
     * @param \DateTimeInterface $timestamp
     * @param WidgetChangedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly WidgetChangedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
