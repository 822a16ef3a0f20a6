<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AppChange is a value of the API. */
final class AppChange extends Value
{
    /**
     * @param string|null $name People read it when they decide.
     * @param list<string>|null $redirectUris Where people are sent back to, exactly: https, http on this machine
     * (`127.0.0.1`, `[::1]`, `localhost`), or a private scheme with a dot. Empty for an app without pages.
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>|null
     * $scopes The most that the app may have. Nobody gives more than they have themselves.
     * @param 'active'|'waiting'|string|null $status Only an operator changes it, of an app that registered
     * itself.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?array $redirectUris = null,
        public readonly ?array $scopes = null,
        public readonly ?string $status = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
