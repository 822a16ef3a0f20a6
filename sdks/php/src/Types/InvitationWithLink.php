<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InvitationWithLink is a value of the API. */
final class InvitationWithLink extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'expiresAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'email',
        'role',
        'createdAt',
        'expiresAt',
        'isMailed',
    ];

    /**
     * @param string $id
     * @param string $email
     * @param 'owner'|'admin'|'agent'|string $role
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $expiresAt
     * @param bool $isMailed False when the address had its invitations of this hour: then pass on the `url`, or
     * invite once more later.
     * @param string|null $url For you to pass on. It is another link than the mailed one: it does not prove the
     * mailbox, so that the address stays unverified. No later answer shows it. Absent for keys, because whoever
     * has the link becomes a member.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $email,
        public readonly string $role,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $expiresAt,
        public readonly bool $isMailed,
        public readonly ?string $url = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
