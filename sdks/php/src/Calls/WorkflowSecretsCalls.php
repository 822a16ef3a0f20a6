<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group workflowSecrets. */
final class WorkflowSecretsCalls extends Group
{
    /**
     * List the names of the secrets of workflows.
     *
     * No answer shows a value.
     *
     * Scope: `automation:write`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\WorkflowSecret>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/automation/secrets', Types\WorkflowSecret::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Save a secret of workflows.
     *
     * Workflows that list it in `use.secrets` read it as `$secrets.NAME`. It is stored encrypted, and kept out
     * of what runs show.
     *
     * Scope: `automation:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param string|array<string, string|list<string>|array<string, string>> $value
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WorkflowSecret
     */
    public function put(
        string $name,
        string|array $value,
        array $extra = [],
    ): Types\WorkflowSecret {
        return $this->callOf('PUT /api/automation/secrets/{name}', Types\WorkflowSecret::class, params: ['name' => $name], body: self::membersOf(['value' => $value], [], $extra));
    }

    /**
     * Delete a secret of workflows.
     *
     * Scope: `automation:write`.
     *
     * @param string $name
     * @return void
     */
    public function delete(
        string $name,
    ): void {
        $this->nothingOf('DELETE /api/automation/secrets/{name}', params: ['name' => $name]);
    }
}
