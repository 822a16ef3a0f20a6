<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CodeOnly is a value of the API. */
final class CodeOnly extends Value
{
    protected const REQUIRED = [
        'code',
    ];

    /**
     * @param string $code Six digits of the authenticator app, or a recovery code.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
