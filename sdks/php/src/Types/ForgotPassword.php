<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ForgotPassword is a value of the API. */
final class ForgotPassword extends Value
{
    protected const REQUIRED = [
        'email',
    ];

    /**
     * @param string $email Upper and lower case are the same.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $email,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
