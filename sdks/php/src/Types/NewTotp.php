<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewTotp is a value of the API. */
final class NewTotp extends Value
{
    protected const REQUIRED = [
        'secret',
        'otpauthUrl',
    ];

    /**
     * @param string $secret For an authenticator app, in base 32. No later answer shows it.
     * @param string $otpauthUrl The same as an address, which apps read from a QR code.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $secret,
        public readonly string $otpauthUrl,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
