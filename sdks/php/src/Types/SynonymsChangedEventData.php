<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SynonymsChangedEventData is a value of the API. */
final class SynonymsChangedEventData extends Value
{
    protected const REQUIRED = [
        'groupCount',
    ];

    /**
     * @param int $groupCount
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $groupCount,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
