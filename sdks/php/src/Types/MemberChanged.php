<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MemberChanged is a value of the API. */
final class MemberChanged extends Value
{
    protected const REQUIRED = [
        'userId',
        'role',
    ];

    /**
     * @param string $userId
     * @param 'owner'|'admin'|'agent'|string $role
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $role,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
