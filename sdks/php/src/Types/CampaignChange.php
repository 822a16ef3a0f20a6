<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CampaignChange is a value of the API. */
final class CampaignChange extends Value
{
    /**
     * @param string|null $name
     * @param string|null $subject May hold variables, such as `{{ firstName | "there" }}`.
     * @param string|null $preheader What mail programs show beside the subject.
     * @param 'markdown'|'mjml'|string|null $format
     * @param string|null $body
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed $language
     * @param string|mixed $senderName
     * @param string|mixed $replyTo
     * @param string|mixed $siteUrl
     * @param bool|null $tracksOpens Whether opens are noted. Then the mail says so.
     * @param bool|null $tracksClicks Whether clicks are noted. Then the mail says so.
     * @param list<string>|null $listIds
     * @param string|mixed $segmentId
     * @param int|mixed $ratePerMinute
     * @param int|mixed $domainRatePerMinute
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $subject = null,
        public readonly ?string $preheader = null,
        public readonly ?string $format = null,
        public readonly ?string $body = null,
        public readonly ?string $language = null,
        public readonly ?string $senderName = null,
        public readonly ?string $replyTo = null,
        public readonly ?string $siteUrl = null,
        public readonly ?bool $tracksOpens = null,
        public readonly ?bool $tracksClicks = null,
        public readonly ?array $listIds = null,
        public readonly ?string $segmentId = null,
        public readonly ?int $ratePerMinute = null,
        public readonly ?int $domainRatePerMinute = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
