<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ModelUseDay is a value of the API. */
final class ModelUseDay extends Value
{
    protected const REQUIRED = [
        'day',
        'model',
        'calls',
        'inputTokens',
        'outputTokens',
        'cost',
    ];

    /**
     * @param string $day `YYYY-MM-DD`, in UTC.
     * @param string $model
     * @param int $calls
     * @param int $inputTokens
     * @param int $outputTokens
     * @param int|float $cost
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $day,
        public readonly string $model,
        public readonly int $calls,
        public readonly int $inputTokens,
        public readonly int $outputTokens,
        public readonly int|float $cost,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
