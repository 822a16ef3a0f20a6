<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group inboundSources. */
final class InboundSourcesCalls extends Group
{
    /**
     * Create a source of webhooks.
     *
     * A source is another service that sends webhooks here. Only this answer shows its secret. The first source
     * of the installation's first workspace becomes the default source.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param 'parley'|'github'|'standard'|string|null $scheme
     * @param string|null $secret
     * @param array<string, array<string, mixed>>|null $schemas
     * @param 'events'|'email'|string|null $format
     * @param string|null $address
     * @param list<string>|null $forwarders
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WebhookSourceWithSecret
     */
    public function create(
        string $name,
        ?string $scheme = null,
        ?string $secret = null,
        ?array $schemas = null,
        ?string $format = null,
        ?string $address = null,
        ?array $forwarders = null,
        array $extra = [],
    ): Types\WebhookSourceWithSecret {
        return $this->callOf('POST /api/webhook/sources', Types\WebhookSourceWithSecret::class, body: self::membersOf(['name' => $name], ['scheme' => $scheme, 'secret' => $secret, 'schemas' => $schemas, 'format' => $format, 'address' => $address, 'forwarders' => $forwarders], $extra));
    }

    /**
     * List the sources of webhooks.
     *
     * Scope: `webhooks:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\WebhookSource>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/webhook/sources', Types\WebhookSource::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Read a source of webhooks.
     *
     * Scope: `webhooks:read`.
     *
     * @param string $sourceId
     * @return Types\WebhookSource
     */
    public function get(
        string $sourceId,
    ): Types\WebhookSource {
        return $this->callOf('GET /api/webhook/sources/{sourceId}', Types\WebhookSource::class, params: ['sourceId' => $sourceId]);
    }

    /**
     * Change a source of webhooks.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $sourceId
     * @param string|null $name
     * @param array<string, array<string, mixed>>|null $schemas
     * @param list<string>|null $forwarders
     * @param bool|null $isDefault
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WebhookSource
     */
    public function update(
        string $sourceId,
        ?string $name = null,
        ?array $schemas = null,
        ?array $forwarders = null,
        ?bool $isDefault = null,
        array $extra = [],
    ): Types\WebhookSource {
        return $this->callOf('PATCH /api/webhook/sources/{sourceId}', Types\WebhookSource::class, params: ['sourceId' => $sourceId], body: self::membersOf([], ['name' => $name, 'schemas' => $schemas, 'forwarders' => $forwarders, 'isDefault' => $isDefault], $extra));
    }

    /**
     * Delete a source of webhooks.
     *
     * Its webhooks are refused from now on, and the events that it sent are erased. Conversations stay.
     *
     * Scope: `webhooks:write`.
     *
     * @param string $sourceId
     * @return void
     */
    public function delete(
        string $sourceId,
    ): void {
        $this->nothingOf('DELETE /api/webhook/sources/{sourceId}', params: ['sourceId' => $sourceId]);
    }

    /**
     * Replace the secret of a source.
     *
     * The former secret is accepted as well until the overlap ends. Only this answer shows the new secret.
     *
     * Scope: `webhooks:write`. A member's e-mail address must be verified.
     *
     * @param string $sourceId
     * @param int|null $overlapSeconds
     * @param string|null $secret
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\WebhookSourceWithSecret
     */
    public function rotateSecret(
        string $sourceId,
        ?int $overlapSeconds = null,
        ?string $secret = null,
        array $extra = [],
    ): Types\WebhookSourceWithSecret {
        return $this->callOf('POST /api/webhook/sources/{sourceId}/rotate-secret', Types\WebhookSourceWithSecret::class, params: ['sourceId' => $sourceId], body: self::membersOf([], ['overlapSeconds' => $overlapSeconds, 'secret' => $secret], $extra));
    }
}
