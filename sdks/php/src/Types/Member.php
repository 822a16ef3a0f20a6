<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Member is a value of the API. */
final class Member extends Value
{
    protected const READINGS = [
        'joinedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'email',
        'name',
        'picture',
        'role',
        'emailVerified',
        'hasSecondFactor',
        'joinedAt',
    ];

    /**
     * @param string $id The user's id.
     * @param string $email
     * @param string|mixed $name
     * @param string|mixed $picture The path of a JPEG of at most 256 pixels a side, which needs no credential
     * and changes with the picture. Null: this person has none.
     * @param 'owner'|'admin'|'agent'|string $role
     * @param bool $emailVerified
     * @param bool $hasSecondFactor Whether the member's sign-in takes a second factor.
     * @param \DateTimeInterface $joinedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $email,
        public readonly ?string $name,
        public readonly ?string $picture,
        public readonly string $role,
        public readonly bool $emailVerified,
        public readonly bool $hasSecondFactor,
        public readonly \DateTimeInterface $joinedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
