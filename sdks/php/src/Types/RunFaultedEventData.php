<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunFaultedEventData is a value of the API. */
final class RunFaultedEventData extends Value
{
    protected const READINGS = [
        'error' => RunFaultedEventDataError::class,
    ];

    protected const REQUIRED = [
        'runId',
        'workflow',
        'version',
        'error',
    ];

    /**
     * @param string $runId
     * @param string $workflow
     * @param int $version
     * @param RunFaultedEventDataError $error
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $runId,
        public readonly string $workflow,
        public readonly int $version,
        public readonly RunFaultedEventDataError $error,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
