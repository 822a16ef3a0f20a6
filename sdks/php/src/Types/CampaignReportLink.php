<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignReportLink is a value of the API. */
final class CampaignReportLink extends Value
{
    protected const REQUIRED = [
        'url',
        'clicks',
    ];

    /**
     * @param string $url
     * @param int $clicks
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $url,
        public readonly int $clicks,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
