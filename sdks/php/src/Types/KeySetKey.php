<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KeySetKey is a value of the API. */
final class KeySetKey extends Value
{
    protected const TAGS = [
        'kty' => 'OKP',
        'crv' => 'Ed25519',
        'alg' => 'EdDSA',
        'use' => 'sig',
    ];

    protected const REQUIRED = [
        'kty',
        'crv',
        'x',
        'kid',
        'alg',
        'use',
    ];

    /**
     * @param 'OKP' $kty
     * @param 'Ed25519' $crv
     * @param string $x
     * @param string $kid
     * @param 'EdDSA' $alg
     * @param 'sig' $use
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kty,
        public readonly string $crv,
        public readonly string $x,
        public readonly string $kid,
        public readonly string $alg,
        public readonly string $use,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
