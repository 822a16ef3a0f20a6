<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PinsChangedEventData is a value of the API. */
final class PinsChangedEventData extends Value
{
    protected const READINGS = [
        'changed' => ['list', PinsChangedEventDataChangedItem::class],
    ];

    protected const REQUIRED = [
        'passed',
        'failed',
        'changed',
    ];

    /**
     * @param int $passed So many tests pass now.
     * @param int $failed
     * @param list<PinsChangedEventDataChangedItem> $changed
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $passed,
        public readonly int $failed,
        public readonly array $changed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
