<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group inboundEvents. */
final class InboundEventsCalls extends Group
{
    /**
     * Receive a webhook.
     *
     * JSON, or a form: one field `payload` with the JSON, or `event` and the members of the data as fields.
     * gzip, deflate and br are decompressed; the bytes as they were sent are signed. What names no event is data
     * as a whole, and its kind says what it is: a list of JSON (`array`), a form (`form`), text and XML
     * (`text`), or any other bytes (`binary`: the data is `{mediaType, base64}`). The raw body is signed by the
     * scheme of the source. The signed time may differ from this server's time by 300 s. 202: the event is
     * stored. 200: the delivery repeats one of the last 30 days (by its signed webhook-id, else by `id` in the
     * body, else by the same body). An unknown source gets the same answer as a wrong signature.
     *
     * The signature is the credential.
     *
     * @param string $sourceId
     * @param mixed $body
     * @param bool|null $wait
     * @return Types\WebhookReceipt
     */
    public function processFrom(
        string $sourceId,
        mixed $body,
        ?bool $wait = null,
    ): Types\WebhookReceipt {
        return $this->callOf('POST /api/webhook/process/{sourceId}', Types\WebhookReceipt::class, params: ['sourceId' => $sourceId], query: ['wait' => $wait], body: $body);
    }

    /**
     * Receive a webhook of a named source, or of the default source.
     *
     * ?source= or the header X-Webhook-Source names the source. JSON, or a form: one field `payload` with the
     * JSON, or `event` and the members of the data as fields. gzip, deflate and br are decompressed; the bytes
     * as they were sent are signed. What names no event is data as a whole, and its kind says what it is: a list
     * of JSON (`array`), a form (`form`), text and XML (`text`), or any other bytes (`binary`: the data is
     * `{mediaType, base64}`). The raw body is signed by the scheme of the source. The signed time may differ
     * from this server's time by 300 s. 202: the event is stored. 200: the delivery repeats one of the last 30
     * days (by its signed webhook-id, else by `id` in the body, else by the same body). An unknown source gets
     * the same answer as a wrong signature.
     *
     * The signature is the credential.
     *
     * @param mixed $body
     * @param string|null $source
     * @param bool|null $wait
     * @return Types\WebhookReceipt
     */
    public function process(
        mixed $body,
        ?string $source = null,
        ?bool $wait = null,
    ): Types\WebhookReceipt {
        return $this->callOf('POST /api/webhook/process', Types\WebhookReceipt::class, query: ['source' => $source, 'wait' => $wait], body: $body);
    }

    /**
     * Receive a mail.
     *
     * The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or
     * `body-mime`. The raw body is signed by the scheme of the source. The mail becomes a message in the
     * conversation of the answer that it replies to, else in a new one, and the answer is mailed. Automatic
     * mails are stored and not answered. A mail with a known Message-ID is a duplicate.
     *
     * The signature is the credential.
     *
     * @param string $sourceId
     * @param mixed $body
     * @return Types\WebhookReceipt
     */
    public function receiveMail(
        string $sourceId,
        mixed $body,
    ): Types\WebhookReceipt {
        return $this->callOf('POST /api/webhook/email/{sourceId}', Types\WebhookReceipt::class, params: ['sourceId' => $sourceId], body: $body);
    }

    /**
     * List the received events.
     *
     * The events of the last 30 days, newest first, without their data.
     *
     * Scope: `webhooks:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param string|null $sourceId
     * @param string|null $kind
     * @param 'accepted'|'processed'|'failed'|string|null $status
     * @return Pages<Types\InboundEvent>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $sourceId = null,
        ?string $kind = null,
        ?string $status = null,
    ): Pages {
        return $this->pagesOf('GET /api/webhook/events', Types\InboundEvent::class, query: ['limit' => $limit, 'cursor' => $cursor, 'sourceId' => $sourceId, 'kind' => $kind, 'status' => $status]);
    }

    /**
     * Read a received event.
     *
     * Scope: `webhooks:read`.
     *
     * @param string $eventId
     * @return Types\FullInboundEvent
     */
    public function get(
        string $eventId,
    ): Types\FullInboundEvent {
        return $this->callOf('GET /api/webhook/events/{eventId}', Types\FullInboundEvent::class, params: ['eventId' => $eventId]);
    }

    /**
     * Process a received event again.
     *
     * A `user_message` is asked and answered again, and the event is announced again.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $eventId
     * @return Types\WebhookReceipt
     */
    public function replay(
        string $eventId,
    ): Types\WebhookReceipt {
        return $this->callOf('POST /api/webhook/events/{eventId}/replay', Types\WebhookReceipt::class, params: ['eventId' => $eventId]);
    }
}
