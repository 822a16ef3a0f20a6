<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TestSent is a value of the API. */
final class TestSent extends Value
{
    protected const REQUIRED = [
        'sentTo',
    ];

    /**
     * @param int $sentTo
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $sentTo,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
