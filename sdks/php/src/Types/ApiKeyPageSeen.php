<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyPageSeen is a value of the API. */
final class ApiKeyPageSeen extends Value
{
    protected const REQUIRED = [
        'keyId',
        'origin',
    ];

    /**
     * @param string $keyId
     * @param string $origin The page's.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $keyId,
        public readonly string $origin,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
