<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewApiKey is a value of the API. */
final class NewApiKey extends Value
{
    protected const READINGS = [
        'expiresAt' => 'time',
        'databaseRules' => ['list', DatabaseRule::class],
    ];

    protected const REQUIRED = [
        'name',
        'kind',
    ];

    /**
     * @param string $name
     * @param 'secret'|'publishable'|string $kind
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>|null
     * $scopes Without it, the key has the scopes that keys of its kind have by default, later versions' scopes
     * included.
     * @param list<string>|null $allowedOrigins The pages that may use a publishable key, each like
     * https://shop.example. Required for publishable keys, refused for secret ones.
     * @param list<string>|null $allowedAddresses The IP addresses and CIDR ranges from which the key may be
     * used. A call from elsewhere is refused. Without it, the key may be used from everywhere. Each is kept in
     * one form: `10.1.2.3/8` as `10.0.0.0/8`, and an IPv4-mapped address as its IPv4 address. Tickets and client
     * secrets that it makes are for pages, and work from every address.
     * @param bool|null $allowBrowser Whether pages may send this secret key: requests with an Origin other than
     * the server's own. For programs that send one and keep the key to themselves: desktop and mobile apps,
     * extensions of browsers and editors, a page on the user's own machine. False where it is left out. Refused
     * for publishable keys, which are made for pages.
     * @param \DateTimeInterface|null $expiresAt
     * @param bool|null $requireIdentity Whether a publishable key serves only users whose identity is proved
     * with each call.
     * @param list<DatabaseRule>|null $databaseRules The only things that a secret key may do in the workspace's
     * own database. Without it, all that its scopes allow. With it, the key lacks the scopes by which it could
     * go around the rules: `automation:write`, `automation:run`, `approvals:write`, `settings:write`,
     * `database:ddl` and database:sql.
     * @param list<string>|null $assistantIds The assistants that a publishable key may use. The first one
     * answers where a message names none. Without it, only the default assistant answers, whichever that is at
     * the time. Refused for secret keys.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $kind,
        public readonly ?array $scopes = null,
        public readonly ?array $allowedOrigins = null,
        public readonly ?array $allowedAddresses = null,
        public readonly ?bool $allowBrowser = null,
        public readonly ?\DateTimeInterface $expiresAt = null,
        public readonly ?bool $requireIdentity = null,
        public readonly ?array $databaseRules = null,
        public readonly ?array $assistantIds = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
