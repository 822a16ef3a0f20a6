<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsGetAnswerCost is a value of the API. */
final class RunsGetAnswerCost extends Value
{
    protected const REQUIRED = [
        'calls',
        'inputTokens',
        'outputTokens',
        'durationMs',
    ];

    /**
     * @param int $calls
     * @param int $inputTokens
     * @param int $outputTokens
     * @param int $durationMs From its start to its end, or until now.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $calls,
        public readonly int $inputTokens,
        public readonly int $outputTokens,
        public readonly int $durationMs,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
