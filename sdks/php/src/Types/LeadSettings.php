<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeadSettings is a value of the API. */
final class LeadSettings extends Value
{
    protected const REQUIRED = [
        'notify',
    ];

    /**
     * @param 'all'|'admins'|'assignee'|'none'|string $notify Who is mailed about leads; `admins` at first.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $notify,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
