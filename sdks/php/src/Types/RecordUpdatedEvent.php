<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/**
 * A row of a table was changed. A statement that leaves a row as it was announces nothing of it. Rows of
 * statements in SQL are announced too. The row itself is read with `select`.
 */
final class RecordUpdatedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => RecordUpdate::class,
    ];

    protected const TAGS = [
        'type' => 'record.updated',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'record.updated' $type
     * @param \DateTimeInterface $timestamp
     * @param RecordUpdate $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly RecordUpdate $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
