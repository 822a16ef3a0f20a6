<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** With either a `code` or a `passkey`. */
final class SecondFactor extends Value
{
    protected const READINGS = [
        'passkey' => PasskeyAnswer::class,
    ];

    protected const REQUIRED = [
        'secondFactorToken',
    ];

    /**
     * @param string $secondFactorToken
     * @param 'cookie'|null $session For Parley's own pages: the refresh token is then in a cookie that no script
     * reads, and the answer is without it.
     * @param string|null $code Six digits of the authenticator app, or a recovery code.
     * @param PasskeyAnswer|null $passkey
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $secondFactorToken,
        public readonly ?string $session = null,
        public readonly ?string $code = null,
        public readonly ?PasskeyAnswer $passkey = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
