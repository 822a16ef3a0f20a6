<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group providers. */
final class ProvidersCalls extends Group
{
    /**
     * List the providers of language models.
     *
     * Scope: `settings:read`.
     *
     * @return Pages<Types\Provider>
     */
    public function list(): Pages
    {
        return $this->pagesOf('GET /api/providers', Types\Provider::class);
    }

    /**
     * Add a provider of language models.
     *
     * Assistants that name no model answer through the first provider.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param 'anthropic'|'google'|'mistral'|'openai'|'openai-compatible'|string $kind
     * @param string $name
     * @param string|null $apiKey
     * @param string|null $baseUrl
     * @param string|null $defaultModel
     * @param array<string, Types\NewProviderPricesValue>|null $prices
     * @param int|null $firstByteTimeoutMs
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Provider
     */
    public function create(
        string $kind,
        string $name,
        ?string $apiKey = null,
        ?string $baseUrl = null,
        ?string $defaultModel = null,
        ?array $prices = null,
        ?int $firstByteTimeoutMs = null,
        array $extra = [],
    ): Types\Provider {
        return $this->callOf('POST /api/providers', Types\Provider::class, body: self::membersOf(['kind' => $kind, 'name' => $name], ['apiKey' => $apiKey, 'baseUrl' => $baseUrl, 'defaultModel' => $defaultModel, 'prices' => $prices, 'firstByteTimeoutMs' => $firstByteTimeoutMs], $extra));
    }

    /**
     * Show a provider.
     *
     * Scope: `settings:read`.
     *
     * @param string $providerId
     * @return Types\Provider
     */
    public function get(
        string $providerId,
    ): Types\Provider {
        return $this->callOf('GET /api/providers/{providerId}', Types\Provider::class, params: ['providerId' => $providerId]);
    }

    /**
     * Change a provider.
     *
     * A new `baseUrl` needs the `apiKey` again.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $providerId
     * @param string|null $name
     * @param string|mixed|null $apiKey
     * @param string|mixed|null $baseUrl
     * @param string|mixed|null $defaultModel
     * @param array<string, Types\ProviderChangePricesValue>|null $prices
     * @param int|null $firstByteTimeoutMs
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Provider
     */
    public function update(
        string $providerId,
        ?string $name = null,
        ?string $apiKey = null,
        ?string $baseUrl = null,
        ?string $defaultModel = null,
        ?array $prices = null,
        ?int $firstByteTimeoutMs = null,
        array $extra = [],
    ): Types\Provider {
        return $this->callOf('PATCH /api/providers/{providerId}', Types\Provider::class, params: ['providerId' => $providerId], body: self::membersOf([], ['name' => $name, 'apiKey' => $apiKey, 'baseUrl' => $baseUrl, 'defaultModel' => $defaultModel, 'prices' => $prices, 'firstByteTimeoutMs' => $firstByteTimeoutMs], $extra));
    }

    /**
     * Remove a provider.
     *
     * Scope: `settings:write`.
     *
     * @param string $providerId
     * @return void
     */
    public function delete(
        string $providerId,
    ): void {
        $this->nothingOf('DELETE /api/providers/{providerId}', params: ['providerId' => $providerId]);
    }

    /**
     * Send one sentence to a model and show its answer.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param string $providerId
     * @param string|null $model
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ProviderTestResult
     */
    public function test(
        string $providerId,
        ?string $model = null,
        array $extra = [],
    ): Types\ProviderTestResult {
        return $this->callOf('POST /api/providers/{providerId}/test', Types\ProviderTestResult::class, params: ['providerId' => $providerId], body: self::membersOf([], ['model' => $model], $extra));
    }
}
