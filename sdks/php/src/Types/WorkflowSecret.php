<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowSecret is a value of the API. */
final class WorkflowSecret extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'name',
        'createdAt',
        'updatedAt',
    ];

    /**
     * @param string $name
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
