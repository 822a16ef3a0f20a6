<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LabelChangedEventData is a value of the API. */
final class LabelChangedEventData extends Value
{
    protected const REQUIRED = [
        'labelId',
    ];

    /**
     * @param string $labelId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $labelId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
