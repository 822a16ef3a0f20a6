<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AskedQuestionsEstimate is a value of the API. */
final class AskedQuestionsEstimate extends Value
{
    protected const REQUIRED = [
        'sections',
        'inputTokens',
        'outputTokens',
        'cost',
    ];

    /**
     * @param int $sections
     * @param int $inputTokens
     * @param int $outputTokens
     * @param int|float|mixed $cost By the provider's `prices`. Null for a model without a price.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $sections,
        public readonly int $inputTokens,
        public readonly int $outputTokens,
        public readonly int|float|null $cost,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
