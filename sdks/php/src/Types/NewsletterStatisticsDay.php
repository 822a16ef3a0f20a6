<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterStatisticsDay is a value of the API. */
final class NewsletterStatisticsDay extends Value
{
    protected const REQUIRED = [
        'day',
        'signUps',
        'confirmations',
        'departures',
    ];

    /**
     * @param string $day
     * @param int $signUps
     * @param int $confirmations
     * @param int $departures
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $day,
        public readonly int $signUps,
        public readonly int $confirmations,
        public readonly int $departures,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
