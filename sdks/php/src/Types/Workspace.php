<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Workspace is a value of the API. */
final class Workspace extends Value
{
    protected const REQUIRED = [
        'id',
        'name',
        'role',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param 'owner'|'admin'|'agent'|string $role
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $role,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
