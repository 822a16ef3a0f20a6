<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunStartedEventData is a value of the API. */
final class RunStartedEventData extends Value
{
    protected const REQUIRED = [
        'runId',
        'workflow',
        'version',
    ];

    /**
     * @param string $runId
     * @param string $workflow
     * @param int $version
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $runId,
        public readonly string $workflow,
        public readonly int $version,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
