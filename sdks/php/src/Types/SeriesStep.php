<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SeriesStep is a value of the API. */
final class SeriesStep extends Value
{
    protected const REQUIRED = [
        'delayMinutes',
        'campaignId',
        'subject',
        'status',
        'pauseReason',
    ];

    /**
     * @param int $delayMinutes After the confirmation, or after the step before.
     * @param string $campaignId
     * @param string $subject
     * @param 'draft'|'scheduled'|'sending'|'paused'|'sent'|'cancelled'|string $status `sending`, or `paused`:
     * resume it as a campaign, by `campaignId`.
     * @param 'member'|'mail-server'|'bounces'|string|mixed $pauseReason
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $delayMinutes,
        public readonly string $campaignId,
        public readonly string $subject,
        public readonly string $status,
        public readonly ?string $pauseReason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
