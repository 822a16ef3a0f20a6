<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ImportedWorkspaceStopped is a value of the API. */
final class ImportedWorkspaceStopped extends Value
{
    protected const REQUIRED = [
        'campaigns',
        'endpoints',
        'runs',
        'series',
        'workflows',
    ];

    /**
     * @param int $campaigns
     * @param int $endpoints
     * @param int $runs
     * @param int $series
     * @param int $workflows
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $campaigns,
        public readonly int $endpoints,
        public readonly int $runs,
        public readonly int $series,
        public readonly int $workflows,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
