<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResetPassword is a value of the API. */
final class ResetPassword extends Value
{
    protected const REQUIRED = [
        'token',
        'password',
    ];

    /**
     * @param string $token From the link in the mail.
     * @param string $password 10 to 128 characters.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $token,
        public readonly string $password,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
