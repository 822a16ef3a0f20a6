<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VisitorUnblockedEventData is a value of the API. */
final class VisitorUnblockedEventData extends Value
{
    protected const REQUIRED = [
        'visitorId',
    ];

    /**
     * @param string $visitorId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $visitorId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
