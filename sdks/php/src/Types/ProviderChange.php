<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProviderChange is a value of the API. */
final class ProviderChange extends Value
{
    protected const READINGS = [
        'prices' => ['map', ProviderChangePricesValue::class],
    ];

    protected const MAPS = [
        'prices',
    ];

    /**
     * @param string|null $name The first part of `<provider name>/<model id>`, unique in the workspace.
     * @param string|mixed $apiKey
     * @param string|mixed $baseUrl
     * @param string|mixed $defaultModel
     * @param array<string, ProviderChangePricesValue>|null $prices By model id: the price of a million tokens,
     * in the currency of your budget.
     * @param int|null $firstByteTimeoutMs So long an answer may take to begin, in milliseconds. Where nothing is
     * said: 15000 for `anthropic`, 15000 for `google`, 15000 for `mistral`, 15000 for `openai`, 60000 for
     * `openai-compatible`. Then the assistant's next model answers, or the engine. A model that loads first, or
     * that thinks in silence, may need more.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
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
