<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewInvitation is a value of the API. */
final class NewInvitation extends Value
{
    protected const REQUIRED = [
        'email',
        'role',
    ];

    /**
     * @param string $email Upper and lower case are the same.
     * @param 'owner'|'admin'|'agent'|string $role
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $email,
        public readonly string $role,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
