<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignReport is a value of the API. */
final class CampaignReport extends Value
{
    protected const READINGS = [
        'mailings' => CampaignReportMailings::class,
        'links' => ['list', CampaignReportLink::class],
        'domains' => ['list', CampaignReportDomain::class],
    ];

    protected const REQUIRED = [
        'campaignId',
        'status',
        'recipients',
        'mailings',
        'opened',
        'clicked',
        'links',
        'domains',
    ];

    /**
     * @param string $campaignId
     * @param 'draft'|'scheduled'|'sending'|'paused'|'sent'|'cancelled'|string $status
     * @param int $recipients Before it is sent: how many would get it now, with a segment counted up to 20,000
     * readers.
     * @param CampaignReportMailings $mailings
     * @param int|mixed $opened
     * @param int|mixed $clicked
     * @param list<CampaignReportLink> $links
     * @param list<CampaignReportDomain> $domains The ten with the most recipients.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $campaignId,
        public readonly string $status,
        public readonly int $recipients,
        public readonly CampaignReportMailings $mailings,
        public readonly ?int $opened,
        public readonly ?int $clicked,
        public readonly array $links,
        public readonly array $domains,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
