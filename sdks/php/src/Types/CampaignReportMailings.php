<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignReportMailings is a value of the API. */
final class CampaignReportMailings extends Value
{
    protected const REQUIRED = [
        'queued',
        'claimed',
        'handed',
        'sent',
        'deferred',
        'failed',
        'unknown',
        'skipped',
        'bounced',
    ];

    /**
     * @param int $queued
     * @param int $claimed
     * @param int $handed
     * @param int $sent
     * @param int $deferred
     * @param int $failed
     * @param int $unknown
     * @param int $skipped
     * @param int $bounced
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $queued,
        public readonly int $claimed,
        public readonly int $handed,
        public readonly int $sent,
        public readonly int $deferred,
        public readonly int $failed,
        public readonly int $unknown,
        public readonly int $skipped,
        public readonly int $bounced,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
