<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewApp is a value of the API. */
final class NewApp extends Value
{
    protected const REQUIRED = [
        'name',
        'kind',
        'scopes',
    ];

    /**
     * @param string $name People read it when they decide.
     * @param 'confidential'|'public'|string $kind A confidential app keeps a secret on a server. A public one
     * runs where people can read it.
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes The most that the app may have. Nobody gives more than they have themselves.
     * @param list<string>|null $redirectUris Where people are sent back to, exactly: https, http on this machine
     * (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly string $kind,
        public readonly array $scopes,
        public readonly ?array $redirectUris = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
