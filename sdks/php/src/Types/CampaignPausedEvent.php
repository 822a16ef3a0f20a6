<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/**
 * A campaign waits: a member paused it, the mail server fails (it is tried again), or too many mails come back
 * (a member lets it go on).
 */
final class CampaignPausedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => CampaignPausedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'campaign.paused',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'campaign.paused' $type
     * @param \DateTimeInterface $timestamp
     * @param CampaignPausedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly CampaignPausedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
