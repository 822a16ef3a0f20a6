<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group trusts. */
final class TrustsCalls extends Group
{
    /**
     * Trust the machines of a platform.
     *
     * A machine exchanges a signed token of its platform (a CI, a cluster) for an access token of ten minutes at
     * `/oauth/token`, so that it needs no key. Only an owner may do this, and answers for it: the trust stops
     * when they are no owner any more.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param string $issuer
     * @param string $subject
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param string|null $audience
     * @param array<string, string>|null $claims
     * @param Types\NewTrustJwks|null $jwks
     * @param bool|null $isReusable
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Trust
     */
    public function create(
        string $name,
        string $issuer,
        string $subject,
        array $scopes,
        ?string $audience = null,
        ?array $claims = null,
        Types\NewTrustJwks|array|null $jwks = null,
        ?bool $isReusable = null,
        array $extra = [],
    ): Types\Trust {
        return $this->callOf('POST /api/oauth/trusts', Types\Trust::class, body: self::membersOf(['name' => $name, 'issuer' => $issuer, 'subject' => $subject, 'scopes' => $scopes], ['audience' => $audience, 'claims' => $claims, 'jwks' => $jwks, 'isReusable' => $isReusable], $extra));
    }

    /**
     * List the trusts.
     *
     * Only an owner may do this.
     *
     * For a signed-in member.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Trust>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/oauth/trusts', Types\Trust::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Change a trust, or answer for it from now on.
     *
     * Only an owner may do this. The access tokens of before are refused within a second.
     *
     * For a signed-in member. A member's e-mail address must be verified.
     *
     * @param string $id
     * @param string|null $name
     * @param string|null $subject
     * @param string|null $audience
     * @param array<string, string>|null $claims
     * @param Types\TrustChangeJwks|mixed|null $jwks
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>|null
     * $scopes
     * @param bool|null $isReusable
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Trust
     */
    public function update(
        string $id,
        ?string $name = null,
        ?string $subject = null,
        ?string $audience = null,
        ?array $claims = null,
        Types\TrustChangeJwks|array|null $jwks = null,
        ?array $scopes = null,
        ?bool $isReusable = null,
        array $extra = [],
    ): Types\Trust {
        return $this->callOf('PATCH /api/oauth/trusts/{id}', Types\Trust::class, params: ['id' => $id], body: self::membersOf([], ['name' => $name, 'subject' => $subject, 'audience' => $audience, 'claims' => $claims, 'jwks' => $jwks, 'scopes' => $scopes, 'isReusable' => $isReusable], $extra));
    }

    /**
     * No longer trust these machines.
     *
     * Only an owner may do this. Every node refuses their access tokens within a second.
     *
     * For a signed-in member.
     *
     * @param string $id
     * @return void
     */
    public function delete(
        string $id,
    ): void {
        $this->nothingOf('DELETE /api/oauth/trusts/{id}', params: ['id' => $id]);
    }
}
