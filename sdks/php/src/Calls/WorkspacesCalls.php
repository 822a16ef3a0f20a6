<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group workspaces. */
final class WorkspacesCalls extends Group
{
    /**
     * List the workspaces with what they use, newest first.
     *
     * For the operator of the installation.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param bool|null $awaitsApproval
     * @return Pages<Types\InstalledWorkspace>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?bool $awaitsApproval = null,
    ): Pages {
        return $this->pagesOf('GET /api/installation/workspaces', Types\InstalledWorkspace::class, query: ['limit' => $limit, 'cursor' => $cursor, 'awaitsApproval' => $awaitsApproval]);
    }

    /**
     * Suspend a workspace, let it go on, or set its quotas.
     *
     * While it is suspended nothing begins: runs, campaigns, schedules, models, deliveries and calls wait, and
     * go on afterwards. Its callers get workspace-suspended, and senders of webhooks 503 with Retry-After.
     * Leaving a newsletter, preferences, erasure and export go on; its owners sign in, read and delete.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param string $workspaceId
     * @param 'active'|'suspended'|string|null $status
     * @param string|mixed|null $reason
     * @param Types\WorkspaceDecisionQuotas|null $quotas
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\InstalledWorkspace
     */
    public function update(
        string $workspaceId,
        ?string $status = null,
        ?string $reason = null,
        Types\WorkspaceDecisionQuotas|array|null $quotas = null,
        array $extra = [],
    ): Types\InstalledWorkspace {
        return $this->callOf('PATCH /api/installation/workspaces/{workspaceId}', Types\InstalledWorkspace::class, params: ['workspaceId' => $workspaceId], body: self::membersOf([], ['status' => $status, 'reason' => $reason, 'quotas' => $quotas], $extra));
    }

    /**
     * Have a workspace deleted after seven days.
     *
     * It is suspended at once, its owners get a mail, and `POST …/keep` takes it back. Then all that it has is
     * deleted, and the accounts of people who are in no other workspace. A second call changes nothing.
     *
     * For the operator of the installation.
     *
     * @param string $workspaceId
     * @return Types\InstalledWorkspace
     */
    public function delete(
        string $workspaceId,
    ): Types\InstalledWorkspace {
        return $this->callOf('DELETE /api/installation/workspaces/{workspaceId}', Types\InstalledWorkspace::class, params: ['workspaceId' => $workspaceId]);
    }

    /**
     * Keep a workspace that waits for its deletion.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param string $workspaceId
     * @return Types\InstalledWorkspace
     */
    public function keep(
        string $workspaceId,
    ): Types\InstalledWorkspace {
        return $this->callOf('POST /api/installation/workspaces/{workspaceId}/keep', Types\InstalledWorkspace::class, params: ['workspaceId' => $workspaceId]);
    }

    /**
     * Make a workspace of an export of another installation.
     *
     * All of it or nothing. What the installation has already is named by workspace-clash. Members whose address
     * is unknown here get an account without a password and a link to choose one; others are invited. Campaigns
     * are paused, endpoints of webhooks disabled, workflows inactive and their runs cancelled, because the
     * former installation may go on. The passphrase comes before the file.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param Upload|string $file
     * @param string|null $passphrase
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ImportedWorkspace
     */
    public function import(
        Upload|string $file,
        ?string $passphrase = null,
        array $extra = [],
    ): Types\ImportedWorkspace {
        return $this->callOf('POST /api/installation/workspaces/import', Types\ImportedWorkspace::class, body: self::membersOf(['file' => $file], ['passphrase' => $passphrase], $extra));
    }
}
