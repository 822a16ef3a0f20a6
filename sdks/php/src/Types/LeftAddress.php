<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeftAddress is a value of the API. */
final class LeftAddress extends Value
{
    protected const REQUIRED = [
        'email',
    ];

    /**
     * @param string $email
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $email,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
