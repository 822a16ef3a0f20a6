<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsGetAnswerTimelineItem is a value of the API. */
final class RunsGetAnswerTimelineItem extends Value
{
    protected const READINGS = [
        'startedAt' => 'time',
        'endedAt' => 'time',
        'error' => RunsListItemError::class,
        'waitingFor' => RunsGetAnswerTimelineItemWaitingFor::class,
        'cost' => RunsGetAnswerTimelineItemCost::class,
    ];

    protected const REQUIRED = [
        'pointer',
        'name',
        'kind',
        'status',
        'attempt',
        'startedAt',
        'endedAt',
        'durationMs',
        'input',
        'output',
    ];

    /**
     * @param string $pointer
     * @param string $name
     * @param string $kind
     * @param 'running'|'waiting'|'completed'|'faulted'|'cancelled'|'skipped'|string $status
     * @param int $attempt Of the nearest `try`, or of the `try` itself: from 1.
     * @param \DateTimeInterface $startedAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param int|mixed $durationMs
     * @param mixed $input
     * @param mixed $output
     * @param int|null $iteration Of the nearest loop, from 0.
     * @param RunsListItemError|null $error
     * @param RunsGetAnswerTimelineItemWaitingFor|null $waitingFor
     * @param 'done'|'not-sent'|'unknown'|string|null $effect
     * @param RunsGetAnswerTimelineItemCost|null $cost
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $pointer,
        public readonly string $name,
        public readonly string $kind,
        public readonly string $status,
        public readonly int $attempt,
        public readonly \DateTimeInterface $startedAt,
        public readonly ?\DateTimeInterface $endedAt,
        public readonly ?int $durationMs,
        public readonly mixed $input,
        public readonly mixed $output,
        public readonly ?int $iteration = null,
        public readonly ?RunsListItemError $error = null,
        public readonly ?RunsGetAnswerTimelineItemWaitingFor $waitingFor = null,
        public readonly ?string $effect = null,
        public readonly ?RunsGetAnswerTimelineItemCost $cost = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
