<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** User is a value of the API. */
final class User extends Value
{
    protected const REQUIRED = [
        'id',
        'email',
        'name',
        'emailVerified',
    ];

    /**
     * @param string $id
     * @param string $email
     * @param string|mixed $name
     * @param bool $emailVerified
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $email,
        public readonly ?string $name,
        public readonly bool $emailVerified,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
