<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignReportDomain is a value of the API. */
final class CampaignReportDomain extends Value
{
    protected const REQUIRED = [
        'domain',
        'recipients',
        'sent',
        'failed',
    ];

    /**
     * @param string $domain
     * @param int $recipients
     * @param int $sent
     * @param int $failed
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $domain,
        public readonly int $recipients,
        public readonly int $sent,
        public readonly int $failed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
