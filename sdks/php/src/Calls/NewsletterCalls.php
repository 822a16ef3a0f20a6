<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group newsletter. */
final class NewsletterCalls extends Group
{
    /**
     * Sign up for the newsletter.
     *
     * JSON, or a plain HTML form with the publishable key as the field `key`. The owner of the address is asked
     * by mail, and only the button behind that mail's link confirms. The answer is the same for every address,
     * also for spam and for an address that is confirmed or has left. A mailbox gets at most two such mails a
     * day (one, where the sign-up is suspicious) and four in 30 days; what these limits hold back waits, as
     * `mailWaitsUntil` of the subscriber says.
     *
     * Scope: `newsletter:write`, or a publishable key. A member's e-mail address must be verified.
     *
     * @param string $email
     * @param string|mixed|null $name
     * @param string|mixed|null $list
     * @param string|mixed|null $language
     * @param bool|Types\NewLeadConsent|mixed|null $consent
     * @param string|mixed|null $source
     * @param string|mixed|null $formId
     * @param string|mixed|null $page
     * @param mixed|null $_gotcha
     * @param string|null $_timestamp
     * @param string|null $altcha
     * @param string|null $_next
     * @param string|null $_language
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\TakenSubscription
     */
    public function subscribe(
        string $email,
        ?string $name = null,
        ?string $list = null,
        ?string $language = null,
        bool|Types\NewLeadConsent|array|null $consent = null,
        ?string $source = null,
        ?string $formId = null,
        ?string $page = null,
        mixed $_gotcha = null,
        ?string $_timestamp = null,
        ?string $altcha = null,
        ?string $_next = null,
        ?string $_language = null,
        array $extra = [],
    ): Types\TakenSubscription {
        return $this->callOf('POST /api/newsletter', Types\TakenSubscription::class, body: self::membersOf(['email' => $email], ['name' => $name, 'list' => $list, 'language' => $language, 'consent' => $consent, 'source' => $source, 'formId' => $formId, 'page' => $page, '_gotcha' => $_gotcha, '_timestamp' => $_timestamp, 'altcha' => $altcha, '_next' => $_next, '_language' => $_language], $extra));
    }

    /**
     * Count the subscribers of each list, and sign-ups by day.
     *
     * Scope: `newsletter:read`.
     *
     * @param int|null $days
     * @param string|null $list
     * @return Types\NewsletterStatistics
     */
    public function statistics(
        ?int $days = null,
        ?string $list = null,
    ): Types\NewsletterStatistics {
        return $this->callOf('GET /api/newsletter/statistics', Types\NewsletterStatistics::class, query: ['days' => $days, 'list' => $list]);
    }
}
