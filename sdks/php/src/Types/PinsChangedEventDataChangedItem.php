<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PinsChangedEventDataChangedItem is a value of the API. */
final class PinsChangedEventDataChangedItem extends Value
{
    protected const REQUIRED = [
        'pinId',
        'passed',
    ];

    /**
     * @param string $pinId
     * @param bool $passed
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $pinId,
        public readonly bool $passed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
