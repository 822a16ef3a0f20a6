<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsGetAnswerTimelineItemCost is a value of the API. */
final class RunsGetAnswerTimelineItemCost extends Value
{
    /**
     * @param int|null $calls
     * @param int|null $inputTokens
     * @param int|null $outputTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $calls = null,
        public readonly ?int $inputTokens = null,
        public readonly ?int $outputTokens = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
