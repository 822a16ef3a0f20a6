<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** In the format of altcha-lib 2. */
final class AltchaChallenge extends Value
{
    protected const REQUIRED = [
        'parameters',
        'signature',
    ];

    protected const MAPS = [
        'parameters',
    ];

    /**
     * @param array<string, mixed> $parameters
     * @param string $signature
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $parameters,
        public readonly string $signature,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
