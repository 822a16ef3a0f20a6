<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyRevoked is a value of the API. */
final class ApiKeyRevoked extends Value
{
    protected const REQUIRED = [
        'keyId',
    ];

    /**
     * @param string $keyId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $keyId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
