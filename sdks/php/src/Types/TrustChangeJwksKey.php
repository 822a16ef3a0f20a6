<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TrustChangeJwksKey is a value of the API. */
final class TrustChangeJwksKey extends Value
{
    protected const REQUIRED = [
        'kty',
    ];

    /**
     * @param string $kty
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kty,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
