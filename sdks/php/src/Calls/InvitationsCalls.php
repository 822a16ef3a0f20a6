<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group invitations. */
final class InvitationsCalls extends Group
{
    /**
     * Invite a person to the workspace.
     *
     * Mails a link that works for seven days, and answers members with another one to pass on. A caller invites
     * only to roles whose scopes it has itself. The invitation is void once the inviter has lost them; that of a
     * key ends with the key. A key with an end, with `allowedAddresses` or with `databaseRules` invites nobody,
     * because a member has no such bound.
     *
     * Scope: `members:write`. A member's e-mail address must be verified.
     *
     * @param string $email
     * @param 'owner'|'admin'|'agent'|string $role
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\InvitationWithLink
     */
    public function create(
        string $email,
        string $role,
        array $extra = [],
    ): Types\InvitationWithLink {
        return $this->callOf('POST /api/members/invitations', Types\InvitationWithLink::class, body: self::membersOf(['email' => $email, 'role' => $role], [], $extra));
    }

    /**
     * List the open invitations.
     *
     * Scope: `members:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Invitation>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/members/invitations', Types\Invitation::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Withdraw an invitation.
     *
     * Takes the scopes of the role itself.
     *
     * Scope: `members:write`.
     *
     * @param string $id
     * @return void
     */
    public function delete(
        string $id,
    ): void {
        $this->nothingOf('DELETE /api/members/invitations/{id}', params: ['id' => $id]);
    }

    /**
     * Accept an invitation and sign in.
     *
     * Works under every PARLEY_SIGNUP. An address without an account gets one with the chosen `password`. An
     * account proves itself with its access token or its password; one with a second factor with its access
     * token.
     *
     * @param string $token
     * @param 'cookie'|null $session
     * @param string|null $name
     * @param string|null $password
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SignedIn
     */
    public function accept(
        string $token,
        ?string $session = null,
        ?string $name = null,
        ?string $password = null,
        array $extra = [],
    ): Types\SignedIn {
        return $this->callOf('POST /api/invitations/accept', Types\SignedIn::class, body: self::membersOf(['token' => $token], ['session' => $session, 'name' => $name, 'password' => $password], $extra));
    }
}
