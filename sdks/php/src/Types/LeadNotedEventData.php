<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeadNotedEventData is a value of the API. */
final class LeadNotedEventData extends Value
{
    protected const REQUIRED = [
        'leadId',
        'noteId',
    ];

    /**
     * @param string $leadId
     * @param string $noteId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $leadId,
        public readonly string $noteId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
