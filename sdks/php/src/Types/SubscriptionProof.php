<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriptionProof is a value of the API. */
final class SubscriptionProof extends Value
{
    protected const READINGS = [
        'at' => 'time',
        'consent' => NewLeadConsent::class,
    ];

    protected const REQUIRED = [
        'step',
        'listId',
        'at',
        'ip',
        'userAgent',
        'formId',
        'page',
        'consent',
        'shownText',
        'language',
    ];

    /**
     * @param 'requested'|'confirmed'|'imported'|'unsubscribed'|'bounced'|'complained'|string $step
     * @param string $listId
     * @param \DateTimeInterface $at
     * @param string|mixed $ip
     * @param string|mixed $userAgent
     * @param string|mixed $formId
     * @param string|mixed $page
     * @param bool|NewLeadConsent|mixed $consent
     * @param string|mixed $shownText
     * @param string|mixed $language
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $step,
        public readonly string $listId,
        public readonly \DateTimeInterface $at,
        public readonly ?string $ip,
        public readonly ?string $userAgent,
        public readonly ?string $formId,
        public readonly ?string $page,
        public readonly bool|NewLeadConsent|null $consent,
        public readonly ?string $shownText,
        public readonly ?string $language,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
