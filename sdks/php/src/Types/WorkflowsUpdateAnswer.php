<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsUpdateAnswer is a value of the API. */
final class WorkflowsUpdateAnswer extends Value
{
    protected const READINGS = [
        'nextRunAt' => 'time',
        'triggerProblem' => WorkflowsUpdateAnswerTriggerProblem::class,
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'version',
        'documentVersion',
        'isActive',
        'schedule',
        'nextRunAt',
        'createdAt',
        'updatedAt',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param int $version Counts the changed saves from 1.
     * @param string $documentVersion `document.version`.
     * @param bool $isActive Whether its schedule and its triggers start runs.
     * @param mixed $schedule
     * @param \DateTimeInterface|mixed $nextRunAt
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param string|null $title
     * @param WorkflowsUpdateAnswerTriggerProblem|null $triggerProblem Why its events or its schedule last
     * started no run. Saving and activating clear it.
     * @param list<mixed> $databaseRules Its calls in the workspace's database stay within these rules, because a
     * key that had them may have saved it. A member lifts this by saving it once more.
     * @param int|null $cancelled With `queued: "cancel"`: so many queued runs end.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly int $version,
        public readonly string $documentVersion,
        public readonly bool $isActive,
        public readonly mixed $schedule,
        public readonly ?\DateTimeInterface $nextRunAt,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        public readonly ?string $title = null,
        public readonly ?WorkflowsUpdateAnswerTriggerProblem $triggerProblem = null,
        public readonly ?array $databaseRules = null,
        public readonly ?int $cancelled = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
