<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VerifyEmail is a value of the API. */
final class VerifyEmail extends Value
{
    protected const REQUIRED = [
        'token',
    ];

    /**
     * @param string $token From the link in the mail.
     * @param string|null $password The password of the sign-up. Not needed with an access token of the account.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $token,
        public readonly ?string $password = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
