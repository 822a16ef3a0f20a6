<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignSchedule is a value of the API. */
final class CampaignSchedule extends Value
{
    protected const REQUIRED = [
        'at',
        'timeZone',
    ];

    /**
     * @param string $at What the clocks of the time zone show then: `2026-12-01T09:00`.
     * @param string $timeZone An IANA name, such as `Europe/Berlin`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $at,
        public readonly string $timeZone,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
