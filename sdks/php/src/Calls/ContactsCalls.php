<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group contacts. */
final class ContactsCalls extends Group
{
    /**
     * Export everything about a user.
     *
     * As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept:
     * application/zip`) with a page to read and a file of JSON for each part. It includes what carries the
     * user's id without a proof (`userVerified: false`), and the contact that the user is. An unknown user has
     * no lines.
     *
     * Scope: `contacts:read`.
     *
     * @param string $userId
     * @param 'ndjson'|'zip'|string|null $format
     * @return Download
     */
    public function exportUser(
        string $userId,
        ?string $format = null,
    ): Download {
        return $this->openOf('GET /api/users/{userId}/export', params: ['userId' => $userId], query: ['format' => $format]);
    }

    /**
     * Erase everything about a user.
     *
     * Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be
     * undone. The same answer comes when there was nothing to delete.
     *
     * Scope: `contacts:write`.
     *
     * @param string $userId
     * @return Types\ErasureReceipt
     */
    public function eraseUser(
        string $userId,
    ): Types\ErasureReceipt {
        return $this->callOf('DELETE /api/users/{userId}', Types\ErasureReceipt::class, params: ['userId' => $userId]);
    }

    /**
     * Export everything about a contact.
     *
     * As lines of JSON, where `part` says what a line is; or as a ZIP archive (`format=zip`, or `Accept:
     * application/zip`) with a page to read and a file of JSON for each part.
     *
     * Scope: `contacts:read`.
     *
     * @param string $contactId
     * @param 'ndjson'|'zip'|string|null $format
     * @return Download
     */
    public function exportOne(
        string $contactId,
        ?string $format = null,
    ): Download {
        return $this->openOf('GET /api/contacts/{contactId}/export', params: ['contactId' => $contactId], query: ['format' => $format]);
    }

    /**
     * Erase a contact everywhere.
     *
     * Deletes everything that the export shows, of the contacts too that were merged with it. This cannot be
     * undone.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @return Types\ErasureReceipt
     */
    public function erase(
        string $contactId,
    ): Types\ErasureReceipt {
        return $this->callOf('POST /api/contacts/{contactId}/erase', Types\ErasureReceipt::class, params: ['contactId' => $contactId]);
    }

    /**
     * List or search the contacts, newest first.
     *
     * Scope: `contacts:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param string|null $q
     * @param string|null $tag
     * @param string|null $email
     * @param string|null $phone
     * @param string|null $userId
     * @param 'lead'|'chat'|'import'|'api'|'newsletter'|string|null $origin
     * @param bool|null $blocked
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @param string|null $segmentId
     * @return Pages<Types\Contact>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $q = null,
        ?string $tag = null,
        ?string $email = null,
        ?string $phone = null,
        ?string $userId = null,
        ?string $origin = null,
        ?bool $blocked = null,
        \DateTimeInterface|string|null $createdAfter = null,
        \DateTimeInterface|string|null $createdBefore = null,
        ?string $segmentId = null,
    ): Pages {
        return $this->pagesOf('GET /api/contacts', Types\Contact::class, query: ['limit' => $limit, 'cursor' => $cursor, 'q' => $q, 'tag' => $tag, 'email' => $email, 'phone' => $phone, 'userId' => $userId, 'origin' => $origin, 'blocked' => $blocked, 'createdAfter' => $createdAfter, 'createdBefore' => $createdBefore, 'segmentId' => $segmentId]);
    }

    /**
     * Make a contact.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string|mixed|null $name
     * @param string|mixed|null $email
     * @param string|mixed|null $phone
     * @param string|null $country
     * @param string|mixed|null $company
     * @param list<string>|null $tags
     * @param array<string, string|int|float|bool|mixed>|null $custom
     * @param string|null $userId
     * @param bool|null $emailVerified
     * @param bool|null $phoneVerified
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Contact
     */
    public function create(
        ?string $name = null,
        ?string $email = null,
        ?string $phone = null,
        ?string $country = null,
        ?string $company = null,
        ?array $tags = null,
        ?array $custom = null,
        ?string $userId = null,
        ?bool $emailVerified = null,
        ?bool $phoneVerified = null,
        array $extra = [],
    ): Types\Contact {
        return $this->callOf('POST /api/contacts', Types\Contact::class, body: self::membersOf([], ['name' => $name, 'email' => $email, 'phone' => $phone, 'country' => $country, 'company' => $company, 'tags' => $tags, 'custom' => $custom, 'userId' => $userId, 'emailVerified' => $emailVerified, 'phoneVerified' => $phoneVerified], $extra));
    }

    /**
     * Export the contacts as CSV or as lines of JSON.
     *
     * A cell that a spreadsheet would take for a formula begins with an apostrophe.
     *
     * Scope: `contacts:read`.
     *
     * @param 'csv'|'ndjson'|string|null $format
     * @param 'spreadsheet'|null $for
     * @param string|null $q
     * @param string|null $tag
     * @param string|null $email
     * @param string|null $phone
     * @param string|null $userId
     * @param 'lead'|'chat'|'import'|'api'|'newsletter'|string|null $origin
     * @param bool|null $blocked
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @param string|null $segmentId
     * @return Download
     */
    public function export(
        ?string $format = null,
        ?string $for = null,
        ?string $q = null,
        ?string $tag = null,
        ?string $email = null,
        ?string $phone = null,
        ?string $userId = null,
        ?string $origin = null,
        ?bool $blocked = null,
        \DateTimeInterface|string|null $createdAfter = null,
        \DateTimeInterface|string|null $createdBefore = null,
        ?string $segmentId = null,
    ): Download {
        return $this->openOf('GET /api/contacts/export', query: ['format' => $format, 'for' => $for, 'q' => $q, 'tag' => $tag, 'email' => $email, 'phone' => $phone, 'userId' => $userId, 'origin' => $origin, 'blocked' => $blocked, 'createdAfter' => $createdAfter, 'createdBefore' => $createdBefore, 'segmentId' => $segmentId]);
    }

    /**
     * Import contacts from CSV, lines of JSON, Excel or vCards.
     *
     * A row changes the contact of its userId or address, or makes one. A number leads to nobody, because people
     * share it: only a row without either is known by its number and name. Columns of other names become
     * `custom`. Rows that cannot be read are left out and told.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @param bool|null $dryRun
     * @param string|null $mapping
     * @param string|null $country
     * @param string|null $encoding
     * @param 'DMY'|'MDY'|'YMD'|string|null $dateFormat
     * @return Types\ImportReport
     */
    public function import(
        mixed $body,
        ?bool $dryRun = null,
        ?string $mapping = null,
        ?string $country = null,
        ?string $encoding = null,
        ?string $dateFormat = null,
    ): Types\ImportReport {
        return $this->callOf('POST /api/contacts/import', Types\ImportReport::class, query: ['dryRun' => $dryRun, 'mapping' => $mapping, 'country' => $country, 'encoding' => $encoding, 'dateFormat' => $dateFormat], body: $body);
    }

    /**
     * Get a CSV to fill in for an import.
     *
     * Scope: `contacts:read`.
     *
     * @return Download
     */
    public function importTemplate(): Download
    {
        return $this->openOf('GET /api/contacts/import/template');
    }

    /**
     * List the contacts that a phone number may have joined.
     *
     * Before, people with one number became one contact. Each proposal is a person who may be another one.
     *
     * Scope: `contacts:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\JoinedContact>
     */
    public function listJoinedByNumber(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/contacts/joined-by-number', Types\JoinedContact::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read a contact.
     *
     * Scope: `contacts:read`.
     *
     * @param string $contactId
     * @return Types\Contact
     */
    public function get(
        string $contactId,
    ): Types\Contact {
        return $this->callOf('GET /api/contacts/{contactId}', Types\Contact::class, params: ['contactId' => $contactId]);
    }

    /**
     * Change a contact.
     *
     * A former address or number still leads to the contact; null takes it back.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @param string|mixed|null $name
     * @param string|mixed|null $email
     * @param string|mixed|null $phone
     * @param string|null $country
     * @param string|mixed|null $company
     * @param list<string>|null $tags
     * @param array<string, string|int|float|bool|mixed>|null $custom
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Contact
     */
    public function update(
        string $contactId,
        ?string $name = null,
        ?string $email = null,
        ?string $phone = null,
        ?string $country = null,
        ?string $company = null,
        ?array $tags = null,
        ?array $custom = null,
        array $extra = [],
    ): Types\Contact {
        return $this->callOf('PATCH /api/contacts/{contactId}', Types\Contact::class, params: ['contactId' => $contactId], body: self::membersOf([], ['name' => $name, 'email' => $email, 'phone' => $phone, 'country' => $country, 'company' => $company, 'tags' => $tags, 'custom' => $custom], $extra));
    }

    /**
     * Read what happened with a contact, newest first.
     *
     * Scope: `contacts:read`.
     *
     * @param string $contactId
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\TimelineItem>
     */
    public function timeline(
        string $contactId,
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/contacts/{contactId}/timeline', Types\TimelineItem::class, params: ['contactId' => $contactId], query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Merge a contact into another one.
     *
     * Both are shown as the other one from now on. Nothing is moved, so that `unmerge` restores both as they
     * were.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @param string $intoId
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Contact
     */
    public function merge(
        string $contactId,
        string $intoId,
        array $extra = [],
    ): Types\Contact {
        return $this->callOf('POST /api/contacts/{contactId}/merge', Types\Contact::class, params: ['contactId' => $contactId], body: self::membersOf(['intoId' => $intoId], [], $extra));
    }

    /**
     * End a merge.
     *
     * Of this contact, or of the one that was merged into it last.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @return Types\Contact
     */
    public function unmerge(
        string $contactId,
    ): Types\Contact {
        return $this->callOf('POST /api/contacts/{contactId}/unmerge', Types\Contact::class, params: ['contactId' => $contactId]);
    }

    /**
     * Part a contact that is two people.
     *
     * Makes a contact of the second person's identities. Leads, subscriptions and conversations that name them
     * go along; tags and own fields stay.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @param list<Types\PartedIdentitiesIdentity> $identities
     * @param list<string>|null $sharedNumbers
     * @param string|null $name
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Contact
     */
    public function part(
        string $contactId,
        array $identities,
        ?array $sharedNumbers = null,
        ?string $name = null,
        array $extra = [],
    ): Types\Contact {
        return $this->callOf('POST /api/contacts/{contactId}/part', Types\Contact::class, params: ['contactId' => $contactId], body: self::membersOf(['identities' => $identities], ['sharedNumbers' => $sharedNumbers, 'name' => $name], $extra));
    }

    /**
     * Say that a contact is one person, and was joined rightly.
     *
     * Scope: `contacts:write`.
     *
     * @param string $contactId
     * @return void
     */
    public function confirmJoined(
        string $contactId,
    ): void {
        $this->nothingOf('DELETE /api/contacts/{contactId}/joined-by-number', params: ['contactId' => $contactId]);
    }

    /**
     * Block a contact: chats are refused, and forms are spam.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @return Types\Contact
     */
    public function block(
        string $contactId,
    ): Types\Contact {
        return $this->callOf('POST /api/contacts/{contactId}/block', Types\Contact::class, params: ['contactId' => $contactId]);
    }

    /**
     * Unblock a contact.
     *
     * Scope: `contacts:write`. A member's e-mail address must be verified.
     *
     * @param string $contactId
     * @return Types\Contact
     */
    public function unblock(
        string $contactId,
    ): Types\Contact {
        return $this->callOf('POST /api/contacts/{contactId}/unblock', Types\Contact::class, params: ['contactId' => $contactId]);
    }
}
