<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SpeechRequest is a value of the API. */
final class SpeechRequest extends Value
{
    protected const READINGS = [
        'voice' => SpeechRequestVoice::class,
    ];

    protected const NAMES = [
        'response_format' => 'responseFormat',
        'stream_format' => 'streamFormat',
    ];

    protected const REQUIRED = [
        'model',
        'input',
        'voice',
    ];

    /**
     * @param string $model `tts-1` or any other name: the voice decides who speaks.
     * @param string $input What to say.
     * @param string|SpeechRequestVoice $voice The id of a voice of GET /api/voice/models. A name of OpenAI's,
     * such as `alloy`, means the workspace's first voice.
     * @param string|mixed $instructions Without effect.
     * @param 'wav'|'pcm'|'mp3'|'opus'|'aac'|'flac'|mixed $responseFormat
     * @param int|float|mixed $speed
     * @param 'audio'|'sse'|mixed $streamFormat
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $model,
        public readonly string $input,
        public readonly string|SpeechRequestVoice $voice,
        public readonly ?string $instructions = null,
        public readonly ?string $responseFormat = null,
        public readonly int|float|null $speed = null,
        public readonly ?string $streamFormat = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
