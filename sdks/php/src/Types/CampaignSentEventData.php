<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignSentEventData is a value of the API. */
final class CampaignSentEventData extends Value
{
    protected const REQUIRED = [
        'campaignId',
        'number',
        'name',
        'sent',
        'failed',
        'unknown',
    ];

    /**
     * @param string $campaignId
     * @param int $number
     * @param string $name
     * @param int $sent
     * @param int $failed
     * @param int $unknown
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $campaignId,
        public readonly int $number,
        public readonly string $name,
        public readonly int $sent,
        public readonly int $failed,
        public readonly int $unknown,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
