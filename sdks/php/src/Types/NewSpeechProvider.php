<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSpeechProvider is a value of the API. */
final class NewSpeechProvider extends Value
{
    protected const READINGS = [
        'voices' => ['list', NewSpeechProviderVoice::class],
    ];

    protected const REQUIRED = [
        'kind',
        'name',
    ];

    /**
     * @param 'deepgram'|'elevenlabs'|'openai'|'openai-compatible'|string $kind The vendor, or the protocol that
     * its server speaks. `openai-compatible`: a server with OpenAI's `/audio/speech` (as `pcm`) and
     * `/audio/transcriptions`.
     * @param string $name The first part of its voices' ids, unique among the speech providers of the workspace.
     * @param string|null $apiKey Stored encrypted. No answer contains it.
     * @param string|null $baseUrl Required for `openai-compatible`, e.g. `https://speech.example/v1`. For the
     * others it replaces the vendor's.
     * @param list<NewSpeechProviderVoice>|null $voices Voices by the ids that the vendor gives them. Empty: the
     * provider does not speak.
     * @param string|null $speechModel
     * @param string|mixed $recognitionModel Null: the provider does not listen.
     * @param list<string>|null $recognitionLanguages BCP 47. Empty: all that the model knows.
     * @param 8000|16000|22050|24000|44100|48000|null $rateHz Samples a second that the provider speaks with.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $name,
        public readonly ?string $apiKey = null,
        public readonly ?string $baseUrl = null,
        public readonly ?array $voices = null,
        public readonly ?string $speechModel = null,
        public readonly ?string $recognitionModel = null,
        public readonly ?array $recognitionLanguages = null,
        public readonly int|float|null $rateHz = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
