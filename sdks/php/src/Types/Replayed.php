<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Replayed is a value of the API. */
final class Replayed extends Value
{
    protected const REQUIRED = [
        'count',
    ];

    /**
     * @param int $count
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $count,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
