<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSignInReset is a value of the API. */
final class NewSignInReset extends Value
{
    protected const REQUIRED = [
        'email',
    ];

    /**
     * @param string $email The address with which the person signs in.
     * @param bool|null $removeSecondFactor Takes away authenticator app, passkeys and recovery codes.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $email,
        public readonly ?bool $removeSecondFactor = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
