<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group leads. */
final class LeadsCalls extends Group
{
    /**
     * Take a lead: somebody wants to be contacted.
     *
     * JSON, or a plain HTML form with the publishable key as the field `key`. Fields that a form has beyond
     * these become `custom`. The answer is the same for spam and for every address. A form is answered with a
     * page, or with 303 to `_next`; a browser that sent something wrong, with a page that says what.
     *
     * Scope: `leads:write`, or a publishable key. A member's e-mail address must be verified.
     *
     * @param string|mixed|null $name
     * @param string|mixed|null $email
     * @param string|mixed|null $phone
     * @param string|mixed|null $company
     * @param string|mixed|null $message
     * @param string|mixed|null $source
     * @param string|mixed|null $formId
     * @param string|Types\NewLeadPage|mixed|null $page
     * @param array<string, string>|mixed|null $utm
     * @param bool|Types\NewLeadConsent|mixed|null $consent
     * @param array<string, string|int|float|bool|mixed>|mixed|null $custom
     * @param string|mixed|null $country
     * @param string|mixed|null $userId
     * @param mixed|null $_gotcha
     * @param string|null $_timestamp
     * @param string|null $altcha
     * @param string|null $_next
     * @param string|null $_language
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\CapturedLead
     */
    public function create(
        ?string $name = null,
        ?string $email = null,
        ?string $phone = null,
        ?string $company = null,
        ?string $message = null,
        ?string $source = null,
        ?string $formId = null,
        string|Types\NewLeadPage|array|null $page = null,
        ?array $utm = null,
        bool|Types\NewLeadConsent|array|null $consent = null,
        ?array $custom = null,
        ?string $country = null,
        ?string $userId = null,
        mixed $_gotcha = null,
        ?string $_timestamp = null,
        ?string $altcha = null,
        ?string $_next = null,
        ?string $_language = null,
        array $extra = [],
    ): Types\CapturedLead {
        return $this->callOf('POST /api/leads', Types\CapturedLead::class, body: self::membersOf([], ['name' => $name, 'email' => $email, 'phone' => $phone, 'company' => $company, 'message' => $message, 'source' => $source, 'formId' => $formId, 'page' => $page, 'utm' => $utm, 'consent' => $consent, 'custom' => $custom, 'country' => $country, 'userId' => $userId, '_gotcha' => $_gotcha, '_timestamp' => $_timestamp, 'altcha' => $altcha, '_next' => $_next, '_language' => $_language], $extra));
    }

    /**
     * List the leads, newest first.
     *
     * Spam is left out unless `status=spam`.
     *
     * Scope: `leads:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|'spam'|string|null $status
     * @param string|null $assigneeId
     * @param string|null $contactId
     * @param string|null $source
     * @param string|null $formId
     * @param string|null $email
     * @param int|null $minScore
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @return Pages<Types\Lead>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $assigneeId = null,
        ?string $contactId = null,
        ?string $source = null,
        ?string $formId = null,
        ?string $email = null,
        ?int $minScore = null,
        \DateTimeInterface|string|null $createdAfter = null,
        \DateTimeInterface|string|null $createdBefore = null,
    ): Pages {
        return $this->pagesOf('GET /api/leads', Types\Lead::class, query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status, 'assigneeId' => $assigneeId, 'contactId' => $contactId, 'source' => $source, 'formId' => $formId, 'email' => $email, 'minScore' => $minScore, 'createdAfter' => $createdAfter, 'createdBefore' => $createdBefore]);
    }

    /**
     * Export the leads as CSV or as lines of JSON.
     *
     * A cell that a spreadsheet would take for a formula begins with an apostrophe.
     *
     * Scope: `leads:read`.
     *
     * @param 'csv'|'ndjson'|string|null $format
     * @param 'spreadsheet'|null $for
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|'spam'|string|null $status
     * @param string|null $assigneeId
     * @param string|null $contactId
     * @param string|null $source
     * @param string|null $formId
     * @param string|null $email
     * @param int|null $minScore
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @return Download
     */
    public function export(
        ?string $format = null,
        ?string $for = null,
        ?string $status = null,
        ?string $assigneeId = null,
        ?string $contactId = null,
        ?string $source = null,
        ?string $formId = null,
        ?string $email = null,
        ?int $minScore = null,
        \DateTimeInterface|string|null $createdAfter = null,
        \DateTimeInterface|string|null $createdBefore = null,
    ): Download {
        return $this->openOf('GET /api/leads/export', query: ['format' => $format, 'for' => $for, 'status' => $status, 'assigneeId' => $assigneeId, 'contactId' => $contactId, 'source' => $source, 'formId' => $formId, 'email' => $email, 'minScore' => $minScore, 'createdAfter' => $createdAfter, 'createdBefore' => $createdBefore]);
    }

    /**
     * Import leads from CSV, lines of JSON, Excel or vCards.
     *
     * Each row is a lead, under the contact of its address or number. A row that says what a stored lead says is
     * unchanged. Columns of other names become `custom`. Rows that cannot be read are left out and told.
     *
     * Scope: `leads:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @param bool|null $dryRun
     * @param string|null $mapping
     * @param string|null $country
     * @param string|null $encoding
     * @param 'DMY'|'MDY'|'YMD'|string|null $dateFormat
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|'spam'|string|null $status
     * @param bool|null $consent
     * @return Types\ImportReport
     */
    public function import(
        mixed $body,
        ?bool $dryRun = null,
        ?string $mapping = null,
        ?string $country = null,
        ?string $encoding = null,
        ?string $dateFormat = null,
        ?string $status = null,
        ?bool $consent = null,
    ): Types\ImportReport {
        return $this->callOf('POST /api/leads/import', Types\ImportReport::class, query: ['dryRun' => $dryRun, 'mapping' => $mapping, 'country' => $country, 'encoding' => $encoding, 'dateFormat' => $dateFormat, 'status' => $status, 'consent' => $consent], body: $body);
    }

    /**
     * Get a CSV to fill in for an import.
     *
     * Scope: `leads:read`.
     *
     * @return Download
     */
    public function importTemplate(): Download
    {
        return $this->openOf('GET /api/leads/import/template');
    }

    /**
     * Read the rules by which leads are scored.
     *
     * Scope: `leads:read`.
     *
     * @return Types\LeadsListScoreRulesAnswer
     */
    public function listScoreRules(): Types\LeadsListScoreRulesAnswer
    {
        return $this->callOf('GET /api/leads/score-rules', Types\LeadsListScoreRulesAnswer::class);
    }

    /**
     * Read a lead.
     *
     * Scope: `leads:read`.
     *
     * @param string $leadId
     * @return Types\Lead
     */
    public function get(
        string $leadId,
    ): Types\Lead {
        return $this->callOf('GET /api/leads/{leadId}', Types\Lead::class, params: ['leadId' => $leadId]);
    }

    /**
     * Change the status, the assignee or own fields of a lead.
     *
     * The status `spam` keeps a lead apart, any other takes it back from there; the filter learns from both. Of
     * `custom`, only the named fields change, and null removes one.
     *
     * Scope: `leads:write`. A member's e-mail address must be verified.
     *
     * @param string $leadId
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|'spam'|string|null $status
     * @param string|mixed|null $assigneeId
     * @param array<string, string|int|float|bool|mixed>|null $custom
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Lead
     */
    public function update(
        string $leadId,
        ?string $status = null,
        ?string $assigneeId = null,
        ?array $custom = null,
        array $extra = [],
    ): Types\Lead {
        return $this->callOf('PATCH /api/leads/{leadId}', Types\Lead::class, params: ['leadId' => $leadId], body: self::membersOf([], ['status' => $status, 'assigneeId' => $assigneeId, 'custom' => $custom], $extra));
    }

    /**
     * Erase a lead with its notes.
     *
     * Scope: `leads:write`.
     *
     * @param string $leadId
     * @return void
     */
    public function delete(
        string $leadId,
    ): void {
        $this->nothingOf('DELETE /api/leads/{leadId}', params: ['leadId' => $leadId]);
    }

    /**
     * List the notes about a lead, newest first.
     *
     * Scope: `leads:read`.
     *
     * @param string $leadId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\LeadNote>
     */
    public function listNotes(
        string $leadId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/leads/{leadId}/notes', Types\LeadNote::class, params: ['leadId' => $leadId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Write a note about a lead.
     *
     * Scope: `leads:write`. A member's e-mail address must be verified.
     *
     * @param string $leadId
     * @param string $text
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\LeadNote
     */
    public function createNote(
        string $leadId,
        string $text,
        array $extra = [],
    ): Types\LeadNote {
        return $this->callOf('POST /api/leads/{leadId}/notes', Types\LeadNote::class, params: ['leadId' => $leadId], body: self::membersOf(['text' => $text], [], $extra));
    }

    /**
     * Delete a note.
     *
     * Scope: `leads:write`.
     *
     * @param string $leadId
     * @param string $noteId
     * @return void
     */
    public function deleteNote(
        string $leadId,
        string $noteId,
    ): void {
        $this->nothingOf('DELETE /api/leads/{leadId}/notes/{noteId}', params: ['leadId' => $leadId, 'noteId' => $noteId]);
    }
}
