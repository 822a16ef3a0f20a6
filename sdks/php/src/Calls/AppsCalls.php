<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group apps. */
final class AppsCalls extends Group
{
    /**
     * Make an app.
     *
     * Members of every workspace can let it act for them. Only this answer shows the secret of a confidential
     * app, which may also act by itself in this workspace (`client_credentials`). Sensitive scopes need an
     * owner's approval: for the app by itself, and for members who are no owners.
     *
     * Scope: `keys:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param 'confidential'|'public'|string $kind
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param list<string>|null $redirectUris
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\AppWithSecret
     */
    public function create(
        string $name,
        string $kind,
        array $scopes,
        ?array $redirectUris = null,
        array $extra = [],
    ): Types\AppWithSecret {
        return $this->callOf('POST /api/oauth/apps', Types\AppWithSecret::class, body: self::membersOf(['name' => $name, 'kind' => $kind, 'scopes' => $scopes], ['redirectUris' => $redirectUris], $extra));
    }

    /**
     * List the apps.
     *
     * Scope: `keys:write`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\App>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/oauth/apps', Types\App::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Change an app.
     *
     * Access tokens with a scope that it lost are refused within a second.
     *
     * Scope: `keys:write`. A member's e-mail address must be verified.
     *
     * @param string $id
     * @param string|null $name
     * @param list<string>|null $redirectUris
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>|null
     * $scopes
     * @param 'active'|'waiting'|string|null $status
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\App
     */
    public function update(
        string $id,
        ?string $name = null,
        ?array $redirectUris = null,
        ?array $scopes = null,
        ?string $status = null,
        array $extra = [],
    ): Types\App {
        return $this->callOf('PATCH /api/oauth/apps/{id}', Types\App::class, params: ['id' => $id], body: self::membersOf([], ['name' => $name, 'redirectUris' => $redirectUris, 'scopes' => $scopes, 'status' => $status], $extra));
    }

    /**
     * End an app.
     *
     * With all that members let it do. Every node refuses its tokens within a second.
     *
     * Scope: `keys:write`.
     *
     * @param string $id
     * @return void
     */
    public function delete(
        string $id,
    ): void {
        $this->nothingOf('DELETE /api/oauth/apps/{id}', params: ['id' => $id]);
    }

    /**
     * Give a confidential app a new secret.
     *
     * Only this answer shows it. The former secret ends at once.
     *
     * Scope: `keys:write`. A member's e-mail address must be verified.
     *
     * @param string $id
     * @return Types\AppWithSecret
     */
    public function renewSecret(
        string $id,
    ): Types\AppWithSecret {
        return $this->callOf('POST /api/oauth/apps/{id}/secret', Types\AppWithSecret::class, params: ['id' => $id]);
    }

    /**
     * Let an app have sensitive scopes in this workspace.
     *
     * Only an owner may do this. The list replaces the former one; an empty list ends the approval.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param string $id
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\AppApproval
     */
    public function approve(
        string $id,
        array $scopes,
        array $extra = [],
    ): Types\AppApproval {
        return $this->callOf('PUT /api/oauth/apps/{id}/approval', Types\AppApproval::class, params: ['id' => $id], body: self::membersOf(['scopes' => $scopes], [], $extra));
    }
}
