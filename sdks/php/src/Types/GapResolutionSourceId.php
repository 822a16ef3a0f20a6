<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapResolutionSourceId is a value of the API. */
final class GapResolutionSourceId extends Value
{
    protected const REQUIRED = [
        'sourceId',
    ];

    /**
     * @param string $sourceId The source that answers it. A FAQ gets the examples as alternatives. A text stays
     * as it is: the gap opens again when the same is asked and not answered.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
