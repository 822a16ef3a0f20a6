<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group members. */
final class MembersCalls extends Group
{
    /**
     * List the members.
     *
     * Scope: `members:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Member>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/members', Types\Member::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Give a member another role.
     *
     * Only an owner makes another member an owner, or takes that role away. The last owner stays one. A caller
     * gives and takes only roles whose scopes it has itself. A key with an end, with `allowedAddresses` or with
     * `databaseRules` gives nobody more, because a member has no such bound.
     *
     * Scope: `members:write`. A member's e-mail address must be verified.
     *
     * @param string $userId
     * @param 'owner'|'admin'|'agent'|string $role
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Member
     */
    public function update(
        string $userId,
        string $role,
        array $extra = [],
    ): Types\Member {
        return $this->callOf('PATCH /api/members/{userId}', Types\Member::class, params: ['userId' => $userId], body: self::membersOf(['role' => $role], [], $extra));
    }

    /**
     * Remove a member, or leave the workspace.
     *
     * Every node refuses the member within a second. Keys that the member made stay: they are the workspace's.
     * Removing another member takes the scope `members:write` and all scopes of the member, and removing an
     * owner the role of one.
     *
     * For members and secret keys, whatever their scopes.
     *
     * @param string $userId
     * @return void
     */
    public function delete(
        string $userId,
    ): void {
        $this->nothingOf('DELETE /api/members/{userId}', params: ['userId' => $userId]);
    }
}
