<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AppApproval is a value of the API. */
final class AppApproval extends Value
{
    protected const REQUIRED = [
        'scopes',
    ];

    /**
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $scopes,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
