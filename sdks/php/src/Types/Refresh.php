<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Refresh is a value of the API. */
final class Refresh extends Value
{
    /**
     * @param string|null $refreshToken
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $refreshToken = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
