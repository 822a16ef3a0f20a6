<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EndpointRecovered is a value of the API. */
final class EndpointRecovered extends Value
{
    protected const REQUIRED = [
        'endpointId',
    ];

    /**
     * @param string $endpointId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $endpointId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
