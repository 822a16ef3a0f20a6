<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SecondFactorRequired is a value of the API. */
final class SecondFactorRequired extends Value
{
    protected const TAGS = [
        'secondFactorRequired' => true,
    ];

    protected const REQUIRED = [
        'secondFactorRequired',
        'secondFactorToken',
        'methods',
    ];

    protected const MAPS = [
        'passkeyOptions',
    ];

    /**
     * @param true $secondFactorRequired
     * @param string $secondFactorToken Valid for ten minutes and a few attempts.
     * @param list<'totp'|'passkey'|'recovery-code'|string> $methods
     * @param array<string, mixed> $passkeyOptions For `navigator.credentials.get()`, where the account has
     * passkeys.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $secondFactorRequired,
        public readonly string $secondFactorToken,
        public readonly array $methods,
        public readonly ?array $passkeyOptions = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
