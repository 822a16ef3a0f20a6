<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionAudioOutput is a value of the API. */
final class NewRealtimeClientSecretSessionAudioOutput extends Value
{
    protected const READINGS = [
        'format' => NewRealtimeClientSecretSessionAudioOutputFormat::class,
        'voice' => NewRealtimeClientSecretSessionAudioOutputVoice::class,
    ];

    /**
     * @param NewRealtimeClientSecretSessionAudioOutputFormat|null $format
     * @param string|NewRealtimeClientSecretSessionAudioOutputVoice|null $voice
     * @param int|float|null $speed
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?NewRealtimeClientSecretSessionAudioOutputFormat $format = null,
        public readonly string|NewRealtimeClientSecretSessionAudioOutputVoice|null $voice = null,
        public readonly int|float|null $speed = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
