<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionAudioInput is a value of the API. */
final class NewRealtimeClientSecretSessionAudioInput extends Value
{
    protected const READINGS = [
        'format' => NewRealtimeClientSecretSessionAudioInputFormat::class,
        'transcription' => NewRealtimeClientSecretSessionAudioInputTranscription::class,
        'turn_detection' => NewRealtimeClientSecretSessionAudioInputTurnDetection::class,
    ];

    protected const NAMES = [
        'noise_reduction' => 'noiseReduction',
        'turn_detection' => 'turnDetection',
    ];

    protected const MAPS = [
        'noise_reduction',
    ];

    /**
     * @param NewRealtimeClientSecretSessionAudioInputFormat|null $format
     * @param NewRealtimeClientSecretSessionAudioInputTranscription|mixed $transcription
     * @param array<string, mixed>|mixed $noiseReduction
     * @param NewRealtimeClientSecretSessionAudioInputTurnDetection|mixed $turnDetection
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?NewRealtimeClientSecretSessionAudioInputFormat $format = null,
        public readonly ?NewRealtimeClientSecretSessionAudioInputTranscription $transcription = null,
        public readonly ?array $noiseReduction = null,
        public readonly ?NewRealtimeClientSecretSessionAudioInputTurnDetection $turnDetection = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
