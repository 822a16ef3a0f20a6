<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignPausedEventData is a value of the API. */
final class CampaignPausedEventData extends Value
{
    protected const REQUIRED = [
        'campaignId',
        'number',
        'name',
        'reason',
    ];

    /**
     * @param string $campaignId
     * @param int $number
     * @param string $name
     * @param 'member'|'mail-server'|'bounces'|string $reason
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $campaignId,
        public readonly int $number,
        public readonly string $name,
        public readonly string $reason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
