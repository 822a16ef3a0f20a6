<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsListVersionsItem is a value of the API. */
final class WorkflowsListVersionsItem extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'version',
        'documentVersion',
        'createdAt',
    ];

    /**
     * @param int $version
     * @param string $documentVersion
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $version,
        public readonly string $documentVersion,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
