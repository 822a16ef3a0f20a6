<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ImportedWorkspaceMember is a value of the API. */
final class ImportedWorkspaceMember extends Value
{
    protected const REQUIRED = [
        'userId',
        'email',
        'role',
        'became',
        'url',
    ];

    /**
     * @param string $userId The id at the former installation.
     * @param string $email
     * @param 'owner'|'admin'|'agent'|string $role
     * @param 'member'|'invited'|string $became `member`: with an account that has no password yet. `invited`:
     * the address or the id is known here.
     * @param string|mixed $url
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $email,
        public readonly string $role,
        public readonly string $became,
        public readonly ?string $url,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
