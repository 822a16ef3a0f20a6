<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Campaign is a value of the API. */
final class Campaign extends Value
{
    protected const READINGS = [
        'scheduledAt' => 'time',
        'startedAt' => 'time',
        'endedAt' => 'time',
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'number',
        'name',
        'subject',
        'preheader',
        'format',
        'body',
        'language',
        'senderName',
        'replyTo',
        'siteUrl',
        'tracksOpens',
        'tracksClicks',
        'listIds',
        'segmentId',
        'ratePerMinute',
        'domainRatePerMinute',
        'status',
        'pauseReason',
        'scheduledAt',
        'timeZone',
        'startedAt',
        'endedAt',
        'createdAt',
        'updatedAt',
    ];

    /**
     * @param string $id
     * @param int $number
     * @param string $name
     * @param string $subject May hold variables, such as `{{ firstName | "there" }}`.
     * @param string $preheader What mail programs show beside the subject.
     * @param 'markdown'|'mjml'|string $format
     * @param string $body
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed $language
     * @param string|mixed $senderName
     * @param string|mixed $replyTo
     * @param string|mixed $siteUrl
     * @param bool $tracksOpens Whether opens are noted. Then the mail says so.
     * @param bool $tracksClicks Whether clicks are noted. Then the mail says so.
     * @param list<string> $listIds
     * @param string|mixed $segmentId
     * @param int|mixed $ratePerMinute
     * @param int|mixed $domainRatePerMinute
     * @param 'draft'|'scheduled'|'sending'|'paused'|'sent'|'cancelled'|string $status
     * @param 'member'|'mail-server'|'bounces'|string|mixed $pauseReason
     * @param \DateTimeInterface|mixed $scheduledAt
     * @param string|mixed $timeZone
     * @param \DateTimeInterface|mixed $startedAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly int $number,
        public readonly string $name,
        public readonly string $subject,
        public readonly string $preheader,
        public readonly string $format,
        public readonly string $body,
        public readonly ?string $language,
        public readonly ?string $senderName,
        public readonly ?string $replyTo,
        public readonly ?string $siteUrl,
        public readonly bool $tracksOpens,
        public readonly bool $tracksClicks,
        public readonly array $listIds,
        public readonly ?string $segmentId,
        public readonly ?int $ratePerMinute,
        public readonly ?int $domainRatePerMinute,
        public readonly string $status,
        public readonly ?string $pauseReason,
        public readonly ?\DateTimeInterface $scheduledAt,
        public readonly ?string $timeZone,
        public readonly ?\DateTimeInterface $startedAt,
        public readonly ?\DateTimeInterface $endedAt,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
