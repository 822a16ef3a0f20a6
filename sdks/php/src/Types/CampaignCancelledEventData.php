<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignCancelledEventData is a value of the API. */
final class CampaignCancelledEventData extends Value
{
    protected const REQUIRED = [
        'campaignId',
        'number',
        'name',
        'from',
    ];

    /**
     * @param string $campaignId
     * @param int $number
     * @param string $name
     * @param 'draft'|'scheduled'|'sending'|'paused'|'sent'|'cancelled'|string $from
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $campaignId,
        public readonly int $number,
        public readonly string $name,
        public readonly string $from,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
