<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group runs. */
final class RunsCalls extends Group
{
    /**
     * End many runs.
     *
     * Those of a workflow, those that an event or a run has caused, or all: exactly one of the three. 202: the
     * runs that were under way end soon, and the events that they have emitted start no run. Runs that start
     * later go on.
     *
     * Scope: `automation:run`. A member's e-mail address must be verified.
     *
     * @param string|null $workflow
     * @param string|null $causedBy
     * @param true|null $all
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RunsCancelManyAnswer
     */
    public function cancelMany(
        ?string $workflow = null,
        ?string $causedBy = null,
        ?bool $all = null,
        array $extra = [],
    ): Types\RunsCancelManyAnswer {
        return $this->callOf('POST /api/runs/cancel', Types\RunsCancelManyAnswer::class, body: self::membersOf([], ['workflow' => $workflow, 'causedBy' => $causedBy, 'all' => $all], $extra));
    }

    /**
     * List runs, newest first.
     *
     * Scope: `automation:read`.
     *
     * @param string|null $workflow
     * @param 'queued'|'running'|'waiting'|'completed'|'faulted'|'cancelled'|string|null $status
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\RunsListItem>
     */
    public function list(
        ?string $workflow = null,
        ?string $status = null,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/runs', Types\RunsListItem::class, query: ['workflow' => $workflow, 'status' => $status, 'limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read a run with its timeline.
     *
     * With `?wait`, 200 for a run that has ended in time, else 202.
     *
     * Scope: `automation:read`.
     *
     * @param string $runId
     * @param int|null $wait
     * @return Types\RunsGetAnswer
     */
    public function get(
        string $runId,
        ?int $wait = null,
    ): Types\RunsGetAnswer {
        return $this->callOf('GET /api/runs/{runId}', Types\RunsGetAnswer::class, params: ['runId' => $runId], query: ['wait' => $wait]);
    }

    /**
     * List the tasks of a run, in the order of their starts.
     *
     * Scope: `automation:read`.
     *
     * @param string $runId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\RunsGetAnswerTimelineItem>
     */
    public function tasks(
        string $runId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/runs/{runId}/tasks', Types\RunsGetAnswerTimelineItem::class, params: ['runId' => $runId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * End a run.
     *
     * The task under way is cut off; its effect may be unknown. 202: the run ends soon.
     *
     * Scope: `automation:run`. A member's e-mail address must be verified.
     *
     * @param string $runId
     * @return Types\RunsListItem
     */
    public function cancel(
        string $runId,
    ): Types\RunsListItem {
        return $this->callOf('POST /api/runs/{runId}/cancel', Types\RunsListItem::class, params: ['runId' => $runId]);
    }

    /**
     * Let a run go on that has failed, was cancelled, or waits.
     *
     * What has ended is not done again. The tasks at which the run stopped begin again, or the run goes on from
     * `fromTask`, with its own definition or with another version of it. A call whose effect is unknown is made
     * again: look at the other side first. Idempotency keys stay the same. A run that waits goes on waiting,
     * except for a retry, which is made at once.
     *
     * Scope: `automation:run`. A member's e-mail address must be verified.
     *
     * @param string $runId
     * @param string|null $fromTask
     * @param 'latest'|int|null $definition
     * @param mixed|null $input
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RunsListItem
     */
    public function resume(
        string $runId,
        ?string $fromTask = null,
        string|int|null $definition = null,
        mixed $input = null,
        array $extra = [],
    ): Types\RunsListItem {
        return $this->callOf('POST /api/runs/{runId}/resume', Types\RunsListItem::class, params: ['runId' => $runId], body: self::membersOf([], ['fromTask' => $fromTask, 'definition' => $definition, 'input' => $input], $extra));
    }

    /**
     * Start a new run with the input of a run that has ended.
     *
     * With the newest version of the workflow, unless `definition` says another.
     *
     * Scope: `automation:run`. A member's e-mail address must be verified.
     *
     * @param string $runId
     * @param 'latest'|int|null $definition
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RunsRetryAnswer
     */
    public function retry(
        string $runId,
        string|int|null $definition = null,
        array $extra = [],
    ): Types\RunsRetryAnswer {
        return $this->callOf('POST /api/runs/{runId}/retry', Types\RunsRetryAnswer::class, params: ['runId' => $runId], body: self::membersOf([], ['definition' => $definition], $extra));
    }
}
