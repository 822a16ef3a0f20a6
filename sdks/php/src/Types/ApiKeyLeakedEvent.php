<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A scanner found an API key in public, and what it found is refused from now on */
final class ApiKeyLeakedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ApiKeyLeaked::class,
    ];

    protected const TAGS = [
        'type' => 'api-key.leaked',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'api-key.leaked' $type
     * @param \DateTimeInterface $timestamp
     * @param ApiKeyLeaked $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ApiKeyLeaked $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
