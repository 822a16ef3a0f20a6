<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ModelUsage is a value of the API. */
final class ModelUsage extends Value
{
    protected const REQUIRED = [
        'inputTokens',
        'outputTokens',
    ];

    /**
     * @param int $inputTokens
     * @param int $outputTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $inputTokens,
        public readonly int $outputTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
