<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeadScoreRule is a value of the API. */
final class LeadScoreRule extends Value
{
    protected const REQUIRED = [
        'rule',
        'points',
        'summary',
    ];

    /**
     * @param string $rule
     * @param int $points
     * @param string $summary
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $rule,
        public readonly int $points,
        public readonly string $summary,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
