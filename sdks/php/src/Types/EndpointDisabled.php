<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EndpointDisabled is a value of the API. */
final class EndpointDisabled extends Value
{
    protected const REQUIRED = [
        'endpointId',
        'reason',
    ];

    /**
     * @param string $endpointId
     * @param 'failing'|'gone'|string $reason
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $endpointId,
        public readonly string $reason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
