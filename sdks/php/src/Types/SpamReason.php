<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SpamReason is a value of the API. */
final class SpamReason extends Value
{
    protected const REQUIRED = [
        'reason',
        'points',
    ];

    /**
     * @param string $reason
     * @param int $points
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $reason,
        public readonly int $points,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
