<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsCancelManyAnswer is a value of the API. */
final class RunsCancelManyAnswer extends Value
{
    protected const REQUIRED = [
        'cancelled',
    ];

    /**
     * @param int $cancelled So many runs were under way, and end.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $cancelled,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
