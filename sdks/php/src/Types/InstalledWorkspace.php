<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InstalledWorkspace is a value of the API. */
final class InstalledWorkspace extends Value
{
    protected const READINGS = [
        'owner' => InstalledWorkspaceOwner::class,
        'createdAt' => 'time',
        'lastActiveAt' => 'time',
        'suspendedAt' => 'time',
        'deletesAt' => 'time',
        'use' => InstalledWorkspaceUse::class,
        'quotas' => WorkspaceUseQuotas::class,
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'owner',
        'createdAt',
        'lastActiveAt',
        'status',
        'awaitsApproval',
        'suspendedAt',
        'reason',
        'deletesAt',
        'deletedBy',
        'use',
        'quotas',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param InstalledWorkspaceOwner|mixed $owner The owner who joined first.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $lastActiveAt When its newest event came; null without one.
     * @param 'active'|'suspended'|string $status
     * @param bool $awaitsApproval It is new, and suspended until `PATCH` makes it `active`
     * (`PARLEY_SIGNUP=approval`).
     * @param \DateTimeInterface|mixed $suspendedAt
     * @param string|mixed $reason
     * @param \DateTimeInterface|mixed $deletesAt When it is deleted; null: it stays. Until then it is suspended,
     * too.
     * @param 'owner'|'operator'|string|mixed $deletedBy
     * @param InstalledWorkspaceUse $use `GET /api/workspace/use` shows the workspace itself what its quotas
     * count.
     * @param WorkspaceUseQuotas $quotas The bounds that hold for it; null: there is none.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly ?InstalledWorkspaceOwner $owner,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $lastActiveAt,
        public readonly string $status,
        public readonly bool $awaitsApproval,
        public readonly ?\DateTimeInterface $suspendedAt,
        public readonly ?string $reason,
        public readonly ?\DateTimeInterface $deletesAt,
        public readonly ?string $deletedBy,
        public readonly InstalledWorkspaceUse $use,
        public readonly WorkspaceUseQuotas $quotas,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
