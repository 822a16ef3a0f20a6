<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group workspace. */
final class WorkspaceCalls extends Group
{
    /**
     * Read what the workspace stores, and how much it may store.
     *
     * At a bound new work is refused with quota-exceeded. Leads, conversations and sign-ups go on, unless the
     * operator has set a bound for them.
     *
     * Scope: `settings:read`.
     *
     * @return Types\WorkspaceUse
     */
    public function use(): Types\WorkspaceUse
    {
        return $this->callOf('GET /api/workspace/use', Types\WorkspaceUse::class);
    }

    /**
     * Have the workspace deleted after seven days.
     *
     * Only an owner may do this. The workspace is suspended at once, its owners get a mail, and `POST
     * /api/workspace/keep` takes it back. Then all that it has is deleted, and the accounts of people who are in
     * no other workspace. A second call changes nothing.
     *
     * For a signed-in member.
     *
     * @return Types\WorkspaceDeletion
     */
    public function delete(): Types\WorkspaceDeletion
    {
        return $this->callOf('DELETE /api/workspace', Types\WorkspaceDeletion::class);
    }

    /**
     * Keep the workspace that waits for its deletion.
     *
     * Only an owner may do this. A deletion that the operator decided is the operator's to take back.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @return void
     */
    public function keep(): void
    {
        $this->nothingOf('POST /api/workspace/keep');
    }

    /**
     * Begin to write the whole workspace into one file.
     *
     * Only an owner may do this. A job writes every row, the workspace's own tables, files and recordings, as
     * they are at one moment, for `POST /api/installation/workspaces/import` of another installation. Ids stay.
     * Sign-ins do not come along, and secrets only with a `passphrase`, which nobody can replace. One export is
     * written at a time, and five begin in a day.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param string|null $passphrase
     * @param string|null $code
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WorkspaceExport
     */
    public function export(
        ?string $passphrase = null,
        ?string $code = null,
        array $extra = [],
    ): Types\WorkspaceExport {
        return $this->callOf('POST /api/workspace/export', Types\WorkspaceExport::class, body: self::membersOf([], ['passphrase' => $passphrase, 'code' => $code], $extra));
    }

    /**
     * See how far an export is, and get the link to its file.
     *
     * Only an owner may do this. Each answer has a link of its own, which ends after an hour.
     *
     * For a signed-in member.
     *
     * @param string $exportId
     * @return Types\WorkspaceExport
     */
    public function getExport(
        string $exportId,
    ): Types\WorkspaceExport {
        return $this->callOf('GET /api/workspace/export/{exportId}', Types\WorkspaceExport::class, params: ['exportId' => $exportId]);
    }
}
