<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OfficeHoursDays is a value of the API. */
final class OfficeHoursDays extends Value
{
    /**
     * @param list<list<string>>|null $mon From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param list<list<string>>|null $tue From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param list<list<string>>|null $wed From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param list<list<string>>|null $thu From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param list<list<string>>|null $fri From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param list<list<string>>|null $sat From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param list<list<string>>|null $sun From when to when, as `["09:00", "12:30"]`, earliest first.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?array $mon = null,
        public readonly ?array $tue = null,
        public readonly ?array $wed = null,
        public readonly ?array $thu = null,
        public readonly ?array $fri = null,
        public readonly ?array $sat = null,
        public readonly ?array $sun = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
