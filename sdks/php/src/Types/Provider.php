<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Provider is a value of the API. */
final class Provider extends Value
{
    protected const READINGS = [
        'prices' => ['map', ProviderPricesValue::class],
        'lastFailure' => ProviderFailure::class,
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'kind',
        'name',
        'baseUrl',
        'hasApiKey',
        'defaultModel',
        'prices',
        'firstByteTimeoutMs',
        'lastFailure',
        'refusedParts',
        'createdAt',
    ];

    protected const MAPS = [
        'prices',
        'refusedParts',
    ];

    /**
     * @param string $id
     * @param 'anthropic'|'google'|'mistral'|'openai'|'openai-compatible'|string $kind The vendor, or the
     * protocol that its server speaks. `openai-compatible`: Ollama, vLLM, llama.cpp, LM Studio and others.
     * @param string $name
     * @param string|mixed $baseUrl
     * @param bool $hasApiKey
     * @param string|mixed $defaultModel Answers when nobody names a model. Null: the vendor's, or for
     * `openai-compatible` the first one it lists.
     * @param array<string, ProviderPricesValue> $prices By model id: the price of a million tokens, in the
     * currency of your budget.
     * @param int $firstByteTimeoutMs
     * @param ProviderFailure|mixed $lastFailure Of the model that failed last, also in a test call. Null when it
     * has answered since, or the provider was changed.
     * @param array<string, list<'system'|'tools'|string>> $refusedParts By model id: what the model refuses, as
     * answers and test calls have shown. It is asked without tools, or with its instructions at the beginning of
     * the first message. A change of the provider forgets it.
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $kind,
        public readonly string $name,
        public readonly ?string $baseUrl,
        public readonly bool $hasApiKey,
        public readonly ?string $defaultModel,
        public readonly array $prices,
        public readonly int $firstByteTimeoutMs,
        public readonly ?ProviderFailure $lastFailure,
        public readonly array $refusedParts,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
