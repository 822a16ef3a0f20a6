<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewTrust is a value of the API. */
final class NewTrust extends Value
{
    protected const READINGS = [
        'jwks' => NewTrustJwks::class,
    ];

    protected const REQUIRED = [
        'name',
        'issuer',
        'subject',
        'scopes',
    ];

    protected const MAPS = [
        'claims',
    ];

    /**
     * @param string $name
     * @param string $issuer Exactly the tokens' `iss`, such as `https://token.actions.githubusercontent.com`.
     * Its keys are found by OpenID discovery, unless `jwks` has them.
     * @param string $subject The tokens' `sub`. A `*` stands for any characters but `:`, so that it stays within
     * one part: `repo:acme/shop:ref:refs/heads/*`. Neither of the first two parts may begin with it.
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param string|null $audience One of the tokens' `aud`. Default: the address of this server, without a
     * slash at its end.
     * @param array<string, string>|null $claims Further claims that the tokens must have, exactly:
     * `{"repository_owner_id": "583231"}`.
     * @param NewTrustJwks|null $jwks The issuer's public keys (RFC 7517), for an issuer that this server cannot
     * reach.
     * @param bool|null $isReusable The same token may be exchanged again until its end, for platforms that leave
     * one in a file. Otherwise each token works once.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $issuer,
        public readonly string $subject,
        public readonly array $scopes,
        public readonly ?string $audience = null,
        public readonly ?array $claims = null,
        public readonly ?NewTrustJwks $jwks = null,
        public readonly ?bool $isReusable = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
