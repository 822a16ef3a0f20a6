<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group workspaceSettings. */
final class WorkspaceSettingsCalls extends Group
{
    /**
     * Read for how long each kind of data is kept.
     *
     * Scope: `settings:read`.
     *
     * @return Types\Retention
     */
    public function getRetention(): Types\Retention
    {
        return $this->callOf('GET /api/settings/retention', Types\Retention::class);
    }

    /**
     * Change for how long kinds of data are kept.
     *
     * What is older is erased every night and announced like any erasure. A change counts from the first night
     * after a whole day.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param array<string, int|mixed> $days
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Retention
     */
    public function updateRetention(
        array $days,
        array $extra = [],
    ): Types\Retention {
        return $this->callOf('PATCH /api/settings/retention', Types\Retention::class, body: self::membersOf(['days' => $days], [], $extra));
    }

    /**
     * See how much a change would erase.
     *
     * Nothing is changed. `PATCH /api/settings/retention` makes the change.
     *
     * Scope: `settings:read`. A member's e-mail address must be verified.
     *
     * @param array<string, int|mixed> $days
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\RetentionPreview
     */
    public function previewRetention(
        array $days,
        array $extra = [],
    ): Types\RetentionPreview {
        return $this->callOf('POST /api/settings/retention/preview', Types\RetentionPreview::class, body: self::membersOf(['days' => $days], [], $extra));
    }

    /**
     * See what the default of the installation would change here.
     *
     * The operator says for how long new workspaces keep their data. An older workspace keeps what it has until
     * it takes the default.
     *
     * Scope: `settings:read`.
     *
     * @return Types\RetentionPreview
     */
    public function getRetentionDefault(): Types\RetentionPreview
    {
        return $this->callOf('GET /api/settings/retention/default', Types\RetentionPreview::class);
    }

    /**
     * Keep data for as long as new workspaces do.
     *
     * As any change, it counts from the first night after a whole day, and can be taken back until then.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @return Types\Retention
     */
    public function defaultRetention(): Types\Retention
    {
        return $this->callOf('POST /api/settings/retention/default', Types\Retention::class);
    }

    /**
     * Get the settings of the workspace.
     *
     * Scope: `settings:read`.
     *
     * @return Types\WorkspaceSettings
     */
    public function getWorkspace(): Types\WorkspaceSettings
    {
        return $this->callOf('GET /api/settings/workspace', Types\WorkspaceSettings::class);
    }

    /**
     * Change the settings of the workspace.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string|null $name
     * @param bool|null $requireSecondFactor
     * @param 'manual'|'round-robin'|string|null $assignment
     * @param Types\OfficeHours|mixed|null $officeHours
     * @param string|null $timeZone
     * @param int|mixed|null $waitingAfterMinutes
     * @param string|mixed|null $contact
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WorkspaceSettings
     */
    public function updateWorkspace(
        ?string $name = null,
        ?bool $requireSecondFactor = null,
        ?string $assignment = null,
        Types\OfficeHours|array|null $officeHours = null,
        ?string $timeZone = null,
        ?int $waitingAfterMinutes = null,
        ?string $contact = null,
        array $extra = [],
    ): Types\WorkspaceSettings {
        return $this->callOf('PATCH /api/settings/workspace', Types\WorkspaceSettings::class, body: self::membersOf([], ['name' => $name, 'requireSecondFactor' => $requireSecondFactor, 'assignment' => $assignment, 'officeHours' => $officeHours, 'timeZone' => $timeZone, 'waitingAfterMinutes' => $waitingAfterMinutes, 'contact' => $contact], $extra));
    }

    /**
     * Get the mail settings.
     *
     * For the operator of the installation.
     *
     * @return Types\MailSettings
     */
    public function getMail(): Types\MailSettings
    {
        return $this->callOf('GET /api/settings/mail', Types\MailSettings::class);
    }

    /**
     * Replace the mail settings.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param string|mixed $from
     * @param string|mixed|null $smtpUrl
     * @param Types\NewMailSettingsDkim|mixed|null $dkim
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\MailSettings
     */
    public function putMail(
        ?string $from,
        ?string $smtpUrl = null,
        Types\NewMailSettingsDkim|array|null $dkim = null,
        array $extra = [],
    ): Types\MailSettings {
        return $this->callOf('PUT /api/settings/mail', Types\MailSettings::class, body: self::membersOf(['from' => $from], ['smtpUrl' => $smtpUrl, 'dkim' => $dkim], $extra));
    }

    /**
     * List the mails that were not sent.
     *
     * Newest first, of all nodes: mails that became files because there is no mail server, wait or were given
     * up. They hold links that sign people in, so only the operator in person sees them, and no key. Kept for 7
     * days, at most 1,000.
     *
     * For the operator of the installation.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'waiting'|'file'|'failed'|string|null $status
     * @return Pages<Types\OutgoingMail>
     */
    public function listMailOutbox(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
    ): Pages {
        return $this->pagesOf('GET /api/settings/mail/outbox', Types\OutgoingMail::class, query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status]);
    }

    /**
     * Send a test mail.
     *
     * Answers when the mail server has accepted the mail. Without a mail server, the mail is a file in the data
     * folder.
     *
     * For the operator of the installation. A member's e-mail address must be verified.
     *
     * @param string $to
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\MailTestResult
     */
    public function testMail(
        string $to,
        array $extra = [],
    ): Types\MailTestResult {
        return $this->callOf('POST /api/settings/mail/test', Types\MailTestResult::class, body: self::membersOf(['to' => $to], [], $extra));
    }

    /**
     * Whether users can prove who they are.
     *
     * Says since when there is an identity secret, and never the secret.
     *
     * Scope: `settings:read`.
     *
     * @return Types\IdentitySettings
     */
    public function getIdentity(): Types\IdentitySettings
    {
        return $this->callOf('GET /api/settings/identity', Types\IdentitySettings::class);
    }

    /**
     * Make a new identity secret.
     *
     * Your server signs with this secret who the user of a page is. Only this answer shows it. Former secrets
     * are still accepted until the overlap ends.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param int|null $overlapSeconds
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\IdentitySecret
     */
    public function rotateIdentitySecret(
        ?int $overlapSeconds = null,
        array $extra = [],
    ): Types\IdentitySecret {
        return $this->callOf('POST /api/settings/identity/rotate-secret', Types\IdentitySecret::class, body: self::membersOf([], ['overlapSeconds' => $overlapSeconds], $extra));
    }

    /**
     * Read which members are mailed about leads.
     *
     * Scope: `settings:read`.
     *
     * @return Types\LeadSettings
     */
    public function getLeads(): Types\LeadSettings
    {
        return $this->callOf('GET /api/settings/leads', Types\LeadSettings::class);
    }

    /**
     * Choose which members are mailed about leads.
     *
     * `all` members, the owners and `admins`, only the `assignee` of a lead, or `none`. Except with `none`, a
     * member is also told of leads that another one gives them.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param 'all'|'admins'|'assignee'|'none'|string $notify
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\LeadSettings
     */
    public function updateLeads(
        string $notify,
        array $extra = [],
    ): Types\LeadSettings {
        return $this->callOf('PATCH /api/settings/leads', Types\LeadSettings::class, body: self::membersOf(['notify' => $notify], [], $extra));
    }

    /**
     * Read who speaks in the newsletter, and how.
     *
     * Scope: `settings:read`.
     *
     * @return Types\NewsletterSettings
     */
    public function getNewsletter(): Types\NewsletterSettings
    {
        return $this->callOf('GET /api/settings/newsletter', Types\NewsletterSettings::class);
    }

    /**
     * Change who speaks in the newsletter, and how.
     *
     * The name, the colour and the language are those of the pages and mails. Null takes one back.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string|mixed|null $senderName
     * @param string|mixed|null $replyTo
     * @param string|mixed|null $postalAddress
     * @param string|mixed|null $accentColour
     * @param string|mixed|null $language
     * @param string|mixed|null $bounceAddress
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\NewsletterSettings
     */
    public function updateNewsletter(
        ?string $senderName = null,
        ?string $replyTo = null,
        ?string $postalAddress = null,
        ?string $accentColour = null,
        ?string $language = null,
        ?string $bounceAddress = null,
        array $extra = [],
    ): Types\NewsletterSettings {
        return $this->callOf('PATCH /api/settings/newsletter', Types\NewsletterSettings::class, body: self::membersOf([], ['senderName' => $senderName, 'replyTo' => $replyTo, 'postalAddress' => $postalAddress, 'accentColour' => $accentColour, 'language' => $language, 'bounceAddress' => $bounceAddress], $extra));
    }
}
