<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SpeechProvider is a value of the API. */
final class SpeechProvider extends Value
{
    protected const READINGS = [
        'voices' => ['list', SpeechProviderVoice::class],
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'kind',
        'name',
        'baseUrl',
        'hasApiKey',
        'voices',
        'speechModel',
        'recognitionModel',
        'recognitionLanguages',
        'rateHz',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param 'deepgram'|'elevenlabs'|'openai'|'openai-compatible'|string $kind The vendor, or the protocol that
     * its server speaks. `openai-compatible`: a server with OpenAI's `/audio/speech` (as `pcm`) and
     * `/audio/transcriptions`.
     * @param string $name
     * @param string|mixed $baseUrl
     * @param bool $hasApiKey
     * @param list<SpeechProviderVoice> $voices
     * @param string|mixed $speechModel Null where a voice is a model.
     * @param string|mixed $recognitionModel Null: the provider does not listen.
     * @param list<string> $recognitionLanguages BCP 47. Empty: all that the model knows.
     * @param int $rateHz
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $kind,
        public readonly string $name,
        public readonly ?string $baseUrl,
        public readonly bool $hasApiKey,
        public readonly array $voices,
        public readonly ?string $speechModel,
        public readonly ?string $recognitionModel,
        public readonly array $recognitionLanguages,
        public readonly int $rateHz,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
