<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangePassword is a value of the API. */
final class ChangePassword extends Value
{
    protected const REQUIRED = [
        'password',
        'newPassword',
    ];

    /**
     * @param string $password
     * @param string $newPassword 10 to 128 characters.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $password,
        public readonly string $newPassword,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
