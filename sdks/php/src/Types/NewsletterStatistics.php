<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterStatistics is a value of the API. */
final class NewsletterStatistics extends Value
{
    protected const READINGS = [
        'lists' => ['list', NewsletterStatisticsList::class],
        'days' => ['list', NewsletterStatisticsDay::class],
    ];

    protected const REQUIRED = [
        'lists',
        'days',
    ];

    /**
     * @param list<NewsletterStatisticsList> $lists
     * @param list<NewsletterStatisticsDay> $days Days in UTC, oldest first.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $lists,
        public readonly array $days,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
