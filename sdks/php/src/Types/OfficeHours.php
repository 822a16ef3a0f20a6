<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OfficeHours is a value of the API. */
final class OfficeHours extends Value
{
    protected const READINGS = [
        'days' => OfficeHoursDays::class,
    ];

    protected const REQUIRED = [
        'timeZone',
        'days',
    ];

    /**
     * @param string $timeZone An IANA name, such as `Europe/Berlin`.
     * @param OfficeHoursDays $days On a day that is left out, the team is away.
     * @param string|null $closedMessage What a person who asks for a colleague is told while the team is away,
     * in place of the sentence in the person's language. `{back}` becomes the day and the time when the team is
     * back.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $timeZone,
        public readonly OfficeHoursDays $days,
        public readonly ?string $closedMessage = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
