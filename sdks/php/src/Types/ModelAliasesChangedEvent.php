<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** The names that stand for assistants as the `model` of a request were set. */
final class ModelAliasesChangedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
    ];

    protected const TAGS = [
        'type' => 'model-aliases.changed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    protected const MAPS = [
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'model-aliases.changed' $type
     * @param \DateTimeInterface $timestamp
     * @param array<string, mixed> $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly array $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
