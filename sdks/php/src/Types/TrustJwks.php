<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TrustJwks is a value of the API. */
final class TrustJwks extends Value
{
    protected const REQUIRED = [
        'keys',
    ];

    /**
     * @param list<mixed> $keys
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $keys,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
