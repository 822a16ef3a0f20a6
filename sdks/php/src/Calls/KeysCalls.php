<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group keys. */
final class KeysCalls extends Group
{
    /**
     * Make an API key.
     *
     * Only this answer shows the key. Without `scopes`, a secret key has all scopes except the sensitive ones,
     * and a publishable key all that it may have: those that later versions add as well.
     *
     * Scope: `keys:write`. A member's e-mail address must be verified.
     *
     * @param string $name
     * @param 'secret'|'publishable'|string $kind
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>|null
     * $scopes
     * @param list<string>|null $allowedOrigins
     * @param list<string>|null $allowedAddresses
     * @param bool|null $allowBrowser
     * @param \DateTimeInterface|null $expiresAt
     * @param bool|null $requireIdentity
     * @param list<Types\DatabaseRule>|null $databaseRules
     * @param list<string>|null $assistantIds
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ApiKeyWithSecret
     */
    public function create(
        string $name,
        string $kind,
        ?array $scopes = null,
        ?array $allowedOrigins = null,
        ?array $allowedAddresses = null,
        ?bool $allowBrowser = null,
        \DateTimeInterface|string|null $expiresAt = null,
        ?bool $requireIdentity = null,
        ?array $databaseRules = null,
        ?array $assistantIds = null,
        array $extra = [],
    ): Types\ApiKeyWithSecret {
        return $this->callOf('POST /api/keys', Types\ApiKeyWithSecret::class, body: self::membersOf(['name' => $name, 'kind' => $kind], ['scopes' => $scopes, 'allowedOrigins' => $allowedOrigins, 'allowedAddresses' => $allowedAddresses, 'allowBrowser' => $allowBrowser, 'expiresAt' => $expiresAt, 'requireIdentity' => $requireIdentity, 'databaseRules' => $databaseRules, 'assistantIds' => $assistantIds], $extra));
    }

    /**
     * List the API keys.
     *
     * Scope: `keys:write`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\ApiKey>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/keys', Types\ApiKey::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Give an API key a new text.
     *
     * Only this answer shows the new text. The key keeps its id, its rights and its limits. The text before
     * works until the overlap ends, or the key itself; a former text that was still accepted ends at once, so
     * that there are never more than two. With `overlapSeconds` 0 every node refuses the text before within a
     * second. A secret key may rotate itself without the scope `keys:write`, but not by a former text. Nobody
     * may rotate a key that they could not make.
     *
     * For members and secret keys, whatever their scopes. A member's e-mail address must be verified.
     *
     * @param string $id
     * @param int|null $overlapSeconds
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ApiKeyWithSecret
     */
    public function rotate(
        string $id,
        ?int $overlapSeconds = null,
        array $extra = [],
    ): Types\ApiKeyWithSecret {
        return $this->callOf('POST /api/keys/{id}/rotate', Types\ApiKeyWithSecret::class, params: ['id' => $id], body: self::membersOf([], ['overlapSeconds' => $overlapSeconds], $extra));
    }

    /**
     * Change the name and the limits of an API key.
     *
     * Every node knows new limits within a second. Connections and tickets of the key end then, so that they are
     * opened again under the new limits; a new name ends nothing. The limits are checked as at the making of a
     * key, and nobody may change a key that they could not make.
     *
     * Scope: `keys:write`. A member's e-mail address must be verified.
     *
     * @param string $id
     * @param string|null $name
     * @param \DateTimeInterface|mixed|null $expiresAt
     * @param list<string>|null $allowedOrigins
     * @param list<string>|mixed|null $allowedAddresses
     * @param bool|null $allowBrowser
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ApiKey
     */
    public function update(
        string $id,
        ?string $name = null,
        \DateTimeInterface|string|null $expiresAt = null,
        ?array $allowedOrigins = null,
        ?array $allowedAddresses = null,
        ?bool $allowBrowser = null,
        array $extra = [],
    ): Types\ApiKey {
        return $this->callOf('PATCH /api/keys/{id}', Types\ApiKey::class, params: ['id' => $id], body: self::membersOf([], ['name' => $name, 'expiresAt' => $expiresAt, 'allowedOrigins' => $allowedOrigins, 'allowedAddresses' => $allowedAddresses, 'allowBrowser' => $allowBrowser], $extra));
    }

    /**
     * End an API key.
     *
     * Every node refuses the key within a second.
     *
     * Scope: `keys:write`.
     *
     * @param string $id
     * @return void
     */
    public function delete(
        string $id,
    ): void {
        $this->nothingOf('DELETE /api/keys/{id}', params: ['id' => $id]);
    }

    /**
     * Report API keys that were found in public.
     *
     * In the form of GitHub's secret scanning partner programme, and signed as there: ECDSA over P-256 with
     * SHA-256, by a key that is published at PARLEY_LEAK_REPORT_KEYS. A reported secret key is refused on every
     * node within a second, and the owners of its workspace are told. When only the former text of a rotated key
     * was found, only that text ends. A text without the checksum of a secret key is not looked up.
     *
     * The signature is the credential.
     *
     * @param mixed $body
     * @return list<Types\LeakLabel>
     */
    public function reportLeaked(
        mixed $body,
    ): mixed {
        return $this->callOf('POST /api/keys/report-leaked', ['list', Types\LeakLabel::class], body: $body);
    }
}
