<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A visitor or user was blocked: every request of theirs is refused from now on. */
final class VisitorBlockedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => VisitorBlockedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'visitor.blocked',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'visitor.blocked' $type
     * @param \DateTimeInterface $timestamp
     * @param VisitorBlockedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly VisitorBlockedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
