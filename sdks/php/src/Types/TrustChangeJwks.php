<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TrustChangeJwks is a value of the API. */
final class TrustChangeJwks extends Value
{
    protected const READINGS = [
        'keys' => ['list', TrustChangeJwksKey::class],
    ];

    protected const REQUIRED = [
        'keys',
    ];

    /**
     * @param list<TrustChangeJwksKey> $keys
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $keys,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
