<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeadDeletedEventData is a value of the API. */
final class LeadDeletedEventData extends Value
{
    protected const REQUIRED = [
        'leadId',
    ];

    /**
     * @param string $leadId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $leadId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
