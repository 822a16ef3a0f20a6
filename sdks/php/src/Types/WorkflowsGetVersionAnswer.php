<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsGetVersionAnswer is a value of the API. */
final class WorkflowsGetVersionAnswer extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'version',
        'documentVersion',
        'createdAt',
        'definition',
    ];

    /**
     * @param int $version
     * @param string $documentVersion
     * @param \DateTimeInterface $createdAt
     * @param mixed $definition The document as JSON.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $version,
        public readonly string $documentVersion,
        public readonly \DateTimeInterface $createdAt,
        public readonly mixed $definition,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
