<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group workflows. */
final class WorkflowsCalls extends Group
{
    /**
     * Save a workflow.
     *
     * The body is the document itself: Serverless Workflow DSL (Open Workflow Specification) 1.0.3, in YAML or
     * JSON. A changed document is a new version. Saving activates its schedule and its triggers, unless
     * `?activate=false`.
     *
     * Scope: `automation:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param mixed $body
     * @param bool|null $activate
     * @return Types\WorkflowsPutAnswer
     */
    public function put(
        string $name,
        mixed $body,
        ?bool $activate = null,
    ): Types\WorkflowsPutAnswer {
        return $this->callOf('PUT /api/workflows/{name}', Types\WorkflowsPutAnswer::class, params: ['name' => $name], query: ['activate' => $activate], body: $body);
    }

    /**
     * Read a workflow.
     *
     * Scope: `automation:read`.
     *
     * @param string $name
     * @return Types\WorkflowsGetAnswer
     */
    public function get(
        string $name,
    ): Types\WorkflowsGetAnswer {
        return $this->callOf('GET /api/workflows/{name}', Types\WorkflowsGetAnswer::class, params: ['name' => $name]);
    }

    /**
     * Activate or deactivate a workflow.
     *
     * Nothing starts an inactive workflow by itself. Its queued runs, and those that are asked for meanwhile,
     * wait until it is active (`waitingFor: {kind: "activation"}`), or end with `queued: "cancel"`.
     *
     * Scope: `automation:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param bool $active
     * @param 'hold'|'cancel'|string|null $queued
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WorkflowsUpdateAnswer
     */
    public function update(
        string $name,
        bool $active,
        ?string $queued = null,
        array $extra = [],
    ): Types\WorkflowsUpdateAnswer {
        return $this->callOf('PATCH /api/workflows/{name}', Types\WorkflowsUpdateAnswer::class, params: ['name' => $name], body: self::membersOf(['active' => $active], ['queued' => $queued], $extra));
    }

    /**
     * Delete a workflow with its versions.
     *
     * Its runs stay. Those under way are cancelled.
     *
     * Scope: `automation:write`.
     *
     * @param string $name
     * @return void
     */
    public function delete(
        string $name,
    ): void {
        $this->nothingOf('DELETE /api/workflows/{name}', params: ['name' => $name]);
    }

    /**
     * List the workflows by name.
     *
     * Scope: `automation:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\WorkflowsListItem>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/workflows', Types\WorkflowsListItem::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * List the versions of a workflow, newest first.
     *
     * Scope: `automation:read`.
     *
     * @param string $name
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\WorkflowsListVersionsItem>
     */
    public function listVersions(
        string $name,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/workflows/{name}/versions', Types\WorkflowsListVersionsItem::class, params: ['name' => $name], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Check a workflow without saving it.
     *
     * Scope: `automation:read`.
     *
     * @param mixed $body
     * @return Types\WorkflowsValidateAnswer
     */
    public function validate(
        mixed $body,
    ): Types\WorkflowsValidateAnswer {
        return $this->callOf('POST /api/workflows/validate', Types\WorkflowsValidateAnswer::class, body: $body);
    }

    /**
     * Read a version of a workflow.
     *
     * Scope: `automation:read`.
     *
     * @param string $name
     * @param int $version
     * @param 'json'|'source'|string|null $format
     * @return Types\WorkflowsGetVersionAnswer|string
     */
    public function getVersion(
        string $name,
        int $version,
        ?string $format = null,
    ): mixed {
        return $this->callOf('GET /api/workflows/{name}/versions/{version}', Types\WorkflowsGetVersionAnswer::class, params: ['name' => $name, 'version' => $version], query: ['format' => $format]);
    }

    /**
     * Compare a version of a workflow with another.
     *
     * Says what is different in `version`. Without `against`, the version before it is compared.
     *
     * Scope: `automation:read`.
     *
     * @param string $name
     * @param int $version
     * @param int|null $against
     * @return Types\WorkflowsVersionDiffAnswer
     */
    public function versionDiff(
        string $name,
        int $version,
        ?int $against = null,
    ): Types\WorkflowsVersionDiffAnswer {
        return $this->callOf('GET /api/workflows/{name}/versions/{version}/diff', Types\WorkflowsVersionDiffAnswer::class, params: ['name' => $name, 'version' => $version], query: ['against' => $against]);
    }

    /**
     * Save a version of a workflow again as the newest.
     *
     * Scope: `automation:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param int $version
     * @return Types\WorkflowsPutAnswer
     */
    public function restoreVersion(
        string $name,
        int $version,
    ): Types\WorkflowsPutAnswer {
        return $this->callOf('POST /api/workflows/{name}/versions/{version}/restore', Types\WorkflowsPutAnswer::class, params: ['name' => $name, 'version' => $version]);
    }

    /**
     * Download the document of a workflow as it was sent.
     *
     * Scope: `automation:read`.
     *
     * @param string $name
     * @return mixed|string
     */
    public function export(
        string $name,
    ): mixed {
        return $this->callOf('GET /api/workflows/{name}/export', null, params: ['name' => $name]);
    }

    /**
     * Try a workflow, or a draft of it, with what happened before.
     *
     * Executes it in memory with the newest events that start it, or else with the inputs of its newest runs.
     * Nothing is sent or stored: a call gives what the same task gave in the recorded run, or null. Waits end at
     * once, and approvals are given; a task that waits for events that were not recorded ends the dry run. A
     * draft needs `automation:write` too. Without `input` it needs `automation:read`, and uses only events that
     * the caller may read. Takes at most 10 seconds.
     *
     * Scope: `automation:run`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param int|null $sinceEvents
     * @param mixed|null $input
     * @param string|null $definition
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WorkflowsDryRunAnswer
     */
    public function dryRun(
        string $name,
        ?int $sinceEvents = null,
        mixed $input = null,
        ?string $definition = null,
        array $extra = [],
    ): Types\WorkflowsDryRunAnswer {
        return $this->callOf('POST /api/workflows/{name}/dry-run', Types\WorkflowsDryRunAnswer::class, params: ['name' => $name], body: self::membersOf([], ['sinceEvents' => $sinceEvents, 'input' => $input, 'definition' => $definition], $extra));
    }

    /**
     * Run a workflow.
     *
     * 202 at once; with `?wait`, 200 and the output of a run that ends in time.
     *
     * Scope: `automation:run`. A member's e-mail address must be verified.
     *
     * @param string $workflow
     * @param mixed|null $input
     * @param int|null $wait
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RunsRetryAnswer
     */
    public function run(
        string $workflow,
        mixed $input = null,
        ?int $wait = null,
        array $extra = [],
    ): Types\RunsRetryAnswer {
        return $this->callOf('POST /api/automation', Types\RunsRetryAnswer::class, query: ['wait' => $wait], body: self::membersOf(['workflow' => $workflow], ['input' => $input], $extra));
    }
}
