<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignStartedEventData is a value of the API. */
final class CampaignStartedEventData extends Value
{
    protected const REQUIRED = [
        'campaignId',
        'number',
        'name',
    ];

    /**
     * @param string $campaignId
     * @param int $number
     * @param string $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $campaignId,
        public readonly int $number,
        public readonly string $name,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
