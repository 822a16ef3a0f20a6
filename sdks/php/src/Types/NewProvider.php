<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewProvider is a value of the API. */
final class NewProvider extends Value
{
    protected const READINGS = [
        'prices' => ['map', NewProviderPricesValue::class],
    ];

    protected const REQUIRED = [
        'kind',
        'name',
    ];

    protected const MAPS = [
        'prices',
    ];

    /**
     * @param 'anthropic'|'google'|'mistral'|'openai'|'openai-compatible'|string $kind The vendor, or the
     * protocol that its server speaks. `openai-compatible`: Ollama, vLLM, llama.cpp, LM Studio and others.
     * @param string $name The first part of `<provider name>/<model id>`, unique in the workspace.
     * @param string|null $apiKey Stored encrypted. No answer contains it.
     * @param string|null $baseUrl Required for `openai-compatible`, e.g. `https://models.example/v1`. For the
     * others it replaces the vendor's.
     * @param string|null $defaultModel
     * @param array<string, NewProviderPricesValue>|null $prices By model id: the price of a million tokens, in
     * the currency of your budget.
     * @param int|null $firstByteTimeoutMs So long an answer may take to begin, in milliseconds. Where nothing is
     * said: 15000 for `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for
     * `openai-compatible`. Then the assistant's next model answers, or the engine. A model that loads first, or
     * that thinks in silence, may need more.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $name,
        public readonly ?string $apiKey = null,
        public readonly ?string $baseUrl = null,
        public readonly ?string $defaultModel = null,
        public readonly ?array $prices = null,
        public readonly ?int $firstByteTimeoutMs = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
