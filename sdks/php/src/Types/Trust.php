<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Trust is a value of the API. */
final class Trust extends Value
{
    protected const READINGS = [
        'jwks' => TrustJwks::class,
        'createdAt' => 'time',
        'lastUsedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'issuer',
        'subject',
        'audience',
        'claims',
        'jwks',
        'scopes',
        'isReusable',
        'userId',
        'isLapsed',
        'createdAt',
        'lastUsedAt',
        'lastSubject',
    ];

    protected const MAPS = [
        'claims',
    ];

    /**
     * @param string $id The `client_id` of its machines.
     * @param string $name
     * @param string $issuer
     * @param string $subject
     * @param string $audience
     * @param array<string, string> $claims
     * @param TrustJwks|mixed $jwks
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param bool $isReusable
     * @param string $userId The owner who answers for it: whoever set or changed it last.
     * @param bool $isLapsed That person is no owner any more. It gives no tokens until another owner changes it.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $lastUsedAt
     * @param string|mixed $lastSubject The `sub` of the machine that used it last.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $issuer,
        public readonly string $subject,
        public readonly string $audience,
        public readonly array $claims,
        public readonly ?TrustJwks $jwks,
        public readonly array $scopes,
        public readonly bool $isReusable,
        public readonly string $userId,
        public readonly bool $isLapsed,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $lastUsedAt,
        public readonly ?string $lastSubject,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
