<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsRetryAnswer is a value of the API. */
final class RunsRetryAnswer extends Value
{
    protected const READINGS = [
        'error' => RunsListItemError::class,
    ];

    protected const REQUIRED = [
        'runId',
        'status',
    ];

    /**
     * @param string $runId
     * @param 'queued'|'running'|'waiting'|'completed'|'faulted'|'cancelled'|string $status
     * @param mixed $output With `?wait`, of a run that ended in time.
     * @param RunsListItemError|null $error
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $runId,
        public readonly string $status,
        public readonly mixed $output = null,
        public readonly ?RunsListItemError $error = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
