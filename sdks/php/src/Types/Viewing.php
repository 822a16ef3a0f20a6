<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Viewing is a value of the API. */
final class Viewing extends Value
{
    protected const REQUIRED = [
        'isViewing',
    ];

    /**
     * @param bool $isViewing
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $isViewing,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
