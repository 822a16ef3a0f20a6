<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsListItem is a value of the API. */
final class RunsListItem extends Value
{
    protected const READINGS = [
        'waitingFor' => RunsListItemWaitingFor::class,
        'error' => RunsListItemError::class,
        'createdAt' => 'time',
        'startedAt' => 'time',
        'endedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'workflow',
        'version',
        'status',
        'startedBy',
        'error',
        'createdAt',
        'startedAt',
        'endedAt',
    ];

    /**
     * @param string $id
     * @param string $workflow
     * @param int $version
     * @param 'queued'|'running'|'waiting'|'completed'|'faulted'|'cancelled'|string $status
     * @param 'api'|'event'|'schedule'|'action'|'run'|string $startedBy
     * @param RunsListItemError|mixed $error
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $startedAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param RunsListItemWaitingFor|null $waitingFor
     * @param true|null $isLimited Your key has `databaseRules`, and this run had others: its input, output,
     * error and tasks, which may show rows beyond them, are left out.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $workflow,
        public readonly int $version,
        public readonly string $status,
        public readonly string $startedBy,
        public readonly ?RunsListItemError $error,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $startedAt,
        public readonly ?\DateTimeInterface $endedAt,
        public readonly ?RunsListItemWaitingFor $waitingFor = null,
        public readonly ?bool $isLimited = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
