<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AcceptInvitation is a value of the API. */
final class AcceptInvitation extends Value
{
    protected const REQUIRED = [
        'token',
    ];

    /**
     * @param string $token From the link of the invitation.
     * @param 'cookie'|null $session For Parley's own pages: the refresh token is then in a cookie that no script
     * reads, and the answer is without it.
     * @param string|null $name Your name, for a new account.
     * @param string|null $password The password of your account or, for an address without an account, the one
     * that you choose: 10 to 128 characters. Not needed with an access token of the account.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $token,
        public readonly ?string $session = null,
        public readonly ?string $name = null,
        public readonly ?string $password = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
