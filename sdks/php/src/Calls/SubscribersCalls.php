<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group subscribers. */
final class SubscribersCalls extends Group
{
    /**
     * Export the subscribers and their proofs as CSV or as lines of JSON.
     *
     * CSV has a row for each list of a subscriber. Lines of JSON have every proof.
     *
     * Scope: `newsletter:read`.
     *
     * @param 'csv'|'ndjson'|string|null $format
     * @param 'spreadsheet'|null $for
     * @param 'pending'|'confirmed'|'unsubscribed'|'bounced'|'complained'|'erased'|string|null $status
     * @param string|null $list
     * @param string|null $email
     * @param bool|null $spam
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @return Download
     */
    public function export(
        ?string $format = null,
        ?string $for = null,
        ?string $status = null,
        ?string $list = null,
        ?string $email = null,
        ?bool $spam = null,
        \DateTimeInterface|string|null $createdAfter = null,
        \DateTimeInterface|string|null $createdBefore = null,
    ): Download {
        return $this->openOf('GET /api/newsletter/subscribers/export', query: ['format' => $format, 'for' => $for, 'status' => $status, 'list' => $list, 'email' => $email, 'spam' => $spam, 'createdAfter' => $createdAfter, 'createdBefore' => $createdBefore]);
    }

    /**
     * Import subscribers from CSV, lines of JSON, Excel or vCards.
     *
     * With a proof (`confirmedAt`, and `confirmIp` or `consent`) a person is confirmed, without one pending,
     * which `unproved` counts; `ask=true` asks these by mail, as the limits allow. Rows with the status
     * `unsubscribed`, `bounced` or `complained`, or with a column that says so, are kept from all mails.
     * Suppressed addresses and rows that cannot be read are left out and told. Who has left a list stays off it.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param mixed $body
     * @param bool|null $dryRun
     * @param string|null $mapping
     * @param string|null $country
     * @param string|null $encoding
     * @param 'DMY'|'MDY'|'YMD'|string|null $dateFormat
     * @param 'pending'|'confirmed'|'unsubscribed'|'bounced'|'complained'|string|null $status
     * @param string|null $list
     * @param string|null $consent
     * @param bool|null $ask
     * @return Types\SubscriberImportReport
     */
    public function import(
        mixed $body,
        ?bool $dryRun = null,
        ?string $mapping = null,
        ?string $country = null,
        ?string $encoding = null,
        ?string $dateFormat = null,
        ?string $status = null,
        ?string $list = null,
        ?string $consent = null,
        ?bool $ask = null,
    ): Types\SubscriberImportReport {
        return $this->callOf('POST /api/newsletter/subscribers/import', Types\SubscriberImportReport::class, query: ['dryRun' => $dryRun, 'mapping' => $mapping, 'country' => $country, 'encoding' => $encoding, 'dateFormat' => $dateFormat, 'status' => $status, 'list' => $list, 'consent' => $consent, 'ask' => $ask], body: $body);
    }

    /**
     * Get a CSV to fill in for an import.
     *
     * Scope: `newsletter:read`.
     *
     * @return Download
     */
    public function importTemplate(): Download
    {
        return $this->openOf('GET /api/newsletter/subscribers/import/template');
    }

    /**
     * List the subscribers, newest first.
     *
     * Spam is left out unless `spam=true`. With `list`, the status is the one on that list.
     *
     * Scope: `newsletter:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'pending'|'confirmed'|'unsubscribed'|'bounced'|'complained'|'erased'|string|null $status
     * @param string|null $list
     * @param string|null $email
     * @param bool|null $spam
     * @param \DateTimeInterface|null $createdAfter
     * @param \DateTimeInterface|null $createdBefore
     * @return Pages<Types\Subscriber>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
        ?string $list = null,
        ?string $email = null,
        ?bool $spam = null,
        \DateTimeInterface|string|null $createdAfter = null,
        \DateTimeInterface|string|null $createdBefore = null,
    ): Pages {
        return $this->pagesOf('GET /api/newsletter/subscribers', Types\Subscriber::class, query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status, 'list' => $list, 'email' => $email, 'spam' => $spam, 'createdAfter' => $createdAfter, 'createdBefore' => $createdBefore]);
    }

    /**
     * Read a subscriber with the proofs of every step.
     *
     * Scope: `newsletter:read`.
     *
     * @param string $subscriberId
     * @return Types\SubscriberDetails
     */
    public function get(
        string $subscriberId,
    ): Types\SubscriberDetails {
        return $this->callOf('GET /api/newsletter/subscribers/{subscriberId}', Types\SubscriberDetails::class, params: ['subscriberId' => $subscriberId]);
    }

    /**
     * Change a subscriber, or say whether the sign-up is spam.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $subscriberId
     * @param string|mixed|null $name
     * @param string|mixed|null $language
     * @param bool|null $isSpam
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SubscriberDetails
     */
    public function update(
        string $subscriberId,
        ?string $name = null,
        ?string $language = null,
        ?bool $isSpam = null,
        array $extra = [],
    ): Types\SubscriberDetails {
        return $this->callOf('PATCH /api/newsletter/subscribers/{subscriberId}', Types\SubscriberDetails::class, params: ['subscriberId' => $subscriberId], body: self::membersOf([], ['name' => $name, 'language' => $language, 'isSpam' => $isSpam], $extra));
    }

    /**
     * Erase a subscriber.
     *
     * What is left is a keyed hash of the address, which gets no mail, and the times of the proofs. A sign-up
     * that its owner confirms is possible again.
     *
     * Scope: `newsletter:write`.
     *
     * @param string $subscriberId
     * @return void
     */
    public function delete(
        string $subscriberId,
    ): void {
        $this->nothingOf('DELETE /api/newsletter/subscribers/{subscriberId}', params: ['subscriberId' => $subscriberId]);
    }

    /**
     * End subscriptions of a subscriber.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $subscriberId
     * @param list<string>|null $lists
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SubscriberDetails
     */
    public function unsubscribe(
        string $subscriberId,
        ?array $lists = null,
        array $extra = [],
    ): Types\SubscriberDetails {
        return $this->callOf('POST /api/newsletter/subscribers/{subscriberId}/unsubscribe', Types\SubscriberDetails::class, params: ['subscriberId' => $subscriberId], body: self::membersOf([], ['lists' => $lists], $extra));
    }
}
