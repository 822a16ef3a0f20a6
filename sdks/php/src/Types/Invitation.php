<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Invitation is a value of the API. */
final class Invitation extends Value
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
        'invitedBy',
    ];

    /**
     * @param string $id
     * @param string $email
     * @param 'owner'|'admin'|'agent'|string $role
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $expiresAt
     * @param string|mixed $invitedBy The member's user id. Null: a key invited.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $email,
        public readonly string $role,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $expiresAt,
        public readonly ?string $invitedBy,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
