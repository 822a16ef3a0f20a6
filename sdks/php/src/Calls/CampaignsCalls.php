<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group campaigns. */
final class CampaignsCalls extends Group
{
    /**
     * Write a campaign.
     *
     * A draft: nothing is sent, and nothing must be complete.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param string|null $subject
     * @param string|null $preheader
     * @param 'markdown'|'mjml'|string|null $format
     * @param string|null $body
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed|null $language
     * @param string|mixed|null $senderName
     * @param string|mixed|null $replyTo
     * @param string|mixed|null $siteUrl
     * @param bool|null $tracksOpens
     * @param bool|null $tracksClicks
     * @param list<string>|null $listIds
     * @param string|mixed|null $segmentId
     * @param int|mixed|null $ratePerMinute
     * @param int|mixed|null $domainRatePerMinute
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function create(
        string $name,
        ?string $subject = null,
        ?string $preheader = null,
        ?string $format = null,
        ?string $body = null,
        ?string $language = null,
        ?string $senderName = null,
        ?string $replyTo = null,
        ?string $siteUrl = null,
        ?bool $tracksOpens = null,
        ?bool $tracksClicks = null,
        ?array $listIds = null,
        ?string $segmentId = null,
        ?int $ratePerMinute = null,
        ?int $domainRatePerMinute = null,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('POST /api/newsletter/campaigns', Types\Campaign::class, body: self::membersOf(['name' => $name], ['subject' => $subject, 'preheader' => $preheader, 'format' => $format, 'body' => $body, 'language' => $language, 'senderName' => $senderName, 'replyTo' => $replyTo, 'siteUrl' => $siteUrl, 'tracksOpens' => $tracksOpens, 'tracksClicks' => $tracksClicks, 'listIds' => $listIds, 'segmentId' => $segmentId, 'ratePerMinute' => $ratePerMinute, 'domainRatePerMinute' => $domainRatePerMinute], $extra));
    }

    /**
     * List the campaigns, newest first.
     *
     * Scope: `newsletter:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'draft'|'scheduled'|'sending'|'paused'|'sent'|'cancelled'|string|null $status
     * @return Pages<Types\Campaign>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
    ): Pages {
        return $this->pagesOf('GET /api/newsletter/campaigns', Types\Campaign::class, query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status]);
    }

    /**
     * Read a campaign.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $campaignId
     * @return Types\Campaign
     */
    public function get(
        string $campaignId,
    ): Types\Campaign {
        return $this->callOf('GET /api/newsletter/campaigns/{campaignId}', Types\Campaign::class, params: ['campaignId' => $campaignId]);
    }

    /**
     * Change a draft.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param string|null $name
     * @param string|null $subject
     * @param string|null $preheader
     * @param 'markdown'|'mjml'|string|null $format
     * @param string|null $body
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed|null $language
     * @param string|mixed|null $senderName
     * @param string|mixed|null $replyTo
     * @param string|mixed|null $siteUrl
     * @param bool|null $tracksOpens
     * @param bool|null $tracksClicks
     * @param list<string>|null $listIds
     * @param string|mixed|null $segmentId
     * @param int|mixed|null $ratePerMinute
     * @param int|mixed|null $domainRatePerMinute
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function update(
        string $campaignId,
        ?string $name = null,
        ?string $subject = null,
        ?string $preheader = null,
        ?string $format = null,
        ?string $body = null,
        ?string $language = null,
        ?string $senderName = null,
        ?string $replyTo = null,
        ?string $siteUrl = null,
        ?bool $tracksOpens = null,
        ?bool $tracksClicks = null,
        ?array $listIds = null,
        ?string $segmentId = null,
        ?int $ratePerMinute = null,
        ?int $domainRatePerMinute = null,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('PATCH /api/newsletter/campaigns/{campaignId}', Types\Campaign::class, params: ['campaignId' => $campaignId], body: self::membersOf([], ['name' => $name, 'subject' => $subject, 'preheader' => $preheader, 'format' => $format, 'body' => $body, 'language' => $language, 'senderName' => $senderName, 'replyTo' => $replyTo, 'siteUrl' => $siteUrl, 'tracksOpens' => $tracksOpens, 'tracksClicks' => $tracksClicks, 'listIds' => $listIds, 'segmentId' => $segmentId, 'ratePerMinute' => $ratePerMinute, 'domainRatePerMinute' => $domainRatePerMinute], $extra));
    }

    /**
     * Delete a campaign that is not at work.
     *
     * With what is noted of its mails. Links in its mails lead nowhere then, except those for leaving.
     *
     * Scope: `newsletter:write`.
     *
     * @param string $campaignId
     * @return void
     */
    public function delete(
        string $campaignId,
    ): void {
        $this->nothingOf('DELETE /api/newsletter/campaigns/{campaignId}', params: ['campaignId' => $campaignId]);
    }

    /**
     * Read a campaign as its readers get it.
     *
     * HTML, the plain text for readers without HTML, what was left out, and what sending still needs.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $campaignId
     * @param string|null $name
     * @param string|null $contactId
     * @return Types\CampaignPreview
     */
    public function preview(
        string $campaignId,
        ?string $name = null,
        ?string $contactId = null,
    ): Types\CampaignPreview {
        return $this->callOf('GET /api/newsletter/campaigns/{campaignId}/preview', Types\CampaignPreview::class, params: ['campaignId' => $campaignId], query: ['name' => $name, 'contactId' => $contactId]);
    }

    /**
     * Send a campaign to members of the workspace as a test.
     *
     * To nobody else, so that no stranger gets mails that nobody asked for.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param list<string>|null $to
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\TestSent
     */
    public function test(
        string $campaignId,
        ?array $to = null,
        array $extra = [],
    ): Types\TestSent {
        return $this->callOf('POST /api/newsletter/campaigns/{campaignId}/test', Types\TestSent::class, params: ['campaignId' => $campaignId], body: self::membersOf([], ['to' => $to], $extra));
    }

    /**
     * Send a campaign at a time of a time zone.
     *
     * A time that clocks show twice in autumn is the first of the two. One that they skip in spring comes as
     * long after the skip.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param string $at
     * @param string $timeZone
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function schedule(
        string $campaignId,
        string $at,
        string $timeZone,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('POST /api/newsletter/campaigns/{campaignId}/schedule', Types\Campaign::class, params: ['campaignId' => $campaignId], body: self::membersOf(['at' => $at, 'timeZone' => $timeZone], [], $extra));
    }

    /**
     * Send a campaign now.
     *
     * Each recipient gets it once. Who leaves while it is being sent gets it no more.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function send(
        string $campaignId,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('POST /api/newsletter/campaigns/{campaignId}/send', Types\Campaign::class, params: ['campaignId' => $campaignId], body: self::membersOf([], [], $extra));
    }

    /**
     * Pause a campaign: no further mail is handed to the mail server.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function pause(
        string $campaignId,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('POST /api/newsletter/campaigns/{campaignId}/pause', Types\Campaign::class, params: ['campaignId' => $campaignId], body: self::membersOf([], [], $extra));
    }

    /**
     * Let a paused campaign go on.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function resume(
        string $campaignId,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('POST /api/newsletter/campaigns/{campaignId}/resume', Types\Campaign::class, params: ['campaignId' => $campaignId], body: self::membersOf([], [], $extra));
    }

    /**
     * End a campaign, or make a scheduled one a draft again.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Campaign
     */
    public function cancel(
        string $campaignId,
        array $extra = [],
    ): Types\Campaign {
        return $this->callOf('POST /api/newsletter/campaigns/{campaignId}/cancel', Types\Campaign::class, params: ['campaignId' => $campaignId], body: self::membersOf([], [], $extra));
    }

    /**
     * List what became of the mails of a campaign.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $campaignId
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'queued'|'claimed'|'handed'|'sent'|'deferred'|'failed'|'unknown'|'skipped'|'bounced'|string|null
     * $status
     * @return Pages<Types\Mailing>
     */
    public function listMailings(
        string $campaignId,
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
    ): Pages {
        return $this->pagesOf('GET /api/newsletter/campaigns/{campaignId}/mailings', Types\Mailing::class, params: ['campaignId' => $campaignId], query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status]);
    }

    /**
     * Send a mail again of which nobody knows whether it arrived.
     *
     * The person may get it twice. Parley never does this by itself.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $campaignId
     * @param string $subscriberId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return void
     */
    public function releaseMailing(
        string $campaignId,
        string $subscriberId,
        array $extra = [],
    ): void {
        $this->nothingOf('POST /api/newsletter/campaigns/{campaignId}/mailings/{subscriberId}/release', params: ['campaignId' => $campaignId, 'subscriberId' => $subscriberId], body: self::membersOf([], [], $extra));
    }

    /**
     * Read the report of a campaign.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $campaignId
     * @return Types\CampaignReport
     */
    public function report(
        string $campaignId,
    ): Types\CampaignReport {
        return $this->callOf('GET /api/newsletter/campaigns/{campaignId}/report', Types\CampaignReport::class, params: ['campaignId' => $campaignId]);
    }

    /**
     * Get the report of a campaign as a drawing.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $campaignId
     * @return string
     */
    public function reportDrawing(
        string $campaignId,
    ): string {
        return $this->textOf('GET /api/newsletter/campaigns/{campaignId}/report.svg', params: ['campaignId' => $campaignId]);
    }
}
