<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyWithSecret is a value of the API. */
final class ApiKeyWithSecret extends Value
{
    protected const READINGS = [
        'databaseRules' => ['list', DatabaseRule::class],
        'expiresAt' => 'time',
        'formerAcceptedUntil' => 'time',
        'lastUsedAt' => 'time',
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'kind',
        'hint',
        'scopes',
        'allowedOrigins',
        'allowedAddresses',
        'allowBrowser',
        'lastRefusedOrigin',
        'firstPageOrigin',
        'requireIdentity',
        'databaseRules',
        'assistantIds',
        'expiresAt',
        'formerAcceptedUntil',
        'lastUsedAt',
        'lastUsedFrom',
        'createdAt',
        'version',
        'key',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param 'secret'|'publishable'|string $kind
     * @param string $hint How the key begins and ends.
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes What the key may do now.
     * @param list<string>|mixed $allowedOrigins
     * @param list<string>|mixed $allowedAddresses Null: the key may be used from everywhere.
     * @param bool $allowBrowser Whether pages of any origin may send this secret key.
     * @param string|mixed $lastRefusedOrigin The page that was refused last with this key: of a secret key
     * without `allowBrowser`, any page; of a publishable key, one that `allowedOrigins` does not name.
     * @param string|mixed $firstPageOrigin The first website that showed the chat with this publishable key;
     * null: none has yet.
     * @param bool $requireIdentity
     * @param list<DatabaseRule>|mixed $databaseRules Null: the scopes alone say what the key may do in the
     * workspace's own database. A publishable key has those of the key that made it, and assistants act for it
     * within them.
     * @param list<string>|mixed $assistantIds Null: a publishable key may use the default assistant only, and a
     * secret key all assistants. Assistants that were removed stay in the list and answer nothing.
     * @param \DateTimeInterface|mixed $expiresAt
     * @param \DateTimeInterface|mixed $formerAcceptedUntil Until when the text before the last rotation works.
     * @param \DateTimeInterface|mixed $lastUsedAt
     * @param string|mixed $lastUsedFrom The network of the caller at that time: the /24 of an IPv4 address, the
     * /48 of an IPv6 address.
     * @param \DateTimeInterface $createdAt
     * @param string $version The date of the version of the interface that requests with this key have where
     * they name none: that of the request that made it.
     * @param string $key The key itself. No later answer shows it again.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $kind,
        public readonly string $hint,
        public readonly array $scopes,
        public readonly ?array $allowedOrigins,
        public readonly ?array $allowedAddresses,
        public readonly bool $allowBrowser,
        public readonly ?string $lastRefusedOrigin,
        public readonly ?string $firstPageOrigin,
        public readonly bool $requireIdentity,
        public readonly ?array $databaseRules,
        public readonly ?array $assistantIds,
        public readonly ?\DateTimeInterface $expiresAt,
        public readonly ?\DateTimeInterface $formerAcceptedUntil,
        public readonly ?\DateTimeInterface $lastUsedAt,
        public readonly ?string $lastUsedFrom,
        public readonly \DateTimeInterface $createdAt,
        public readonly string $version,
        public readonly string $key,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
