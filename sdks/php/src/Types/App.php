<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** App is a value of the API. */
final class App extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'lastUsedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'kind',
        'status',
        'isRegistered',
        'redirectUris',
        'scopes',
        'approvedScopes',
        'createdAt',
        'lastUsedAt',
    ];

    /**
     * @param string $id The `client_id`.
     * @param string $name
     * @param string $kind `confidential` or `public`.
     * @param string $status `waiting` until an operator lets an app that registered itself.
     * @param bool $isRegistered The app registered itself, and belongs to no workspace.
     * @param list<string> $redirectUris
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $approvedScopes The sensitive scopes that an owner lets the app have in this workspace.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $lastUsedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $kind,
        public readonly string $status,
        public readonly bool $isRegistered,
        public readonly array $redirectUris,
        public readonly array $scopes,
        public readonly array $approvedScopes,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $lastUsedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
