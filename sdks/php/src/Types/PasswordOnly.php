<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PasswordOnly is a value of the API. */
final class PasswordOnly extends Value
{
    protected const REQUIRED = [
        'password',
    ];

    /**
     * @param string $password
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $password,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
