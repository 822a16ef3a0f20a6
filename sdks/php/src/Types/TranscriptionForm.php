<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Upload;
use Parley\Value;

/** TranscriptionForm is a value of the API. */
final class TranscriptionForm extends Value
{
    protected const NAMES = [
        'response_format' => 'responseFormat',
    ];

    protected const REQUIRED = [
        'file',
        'model',
    ];

    /**
     * @param Upload|string $file A file of at most 25 MB and ten minutes: WAV (PCM, floating point, µ-law or
     * A-law), or Opus in Ogg or WebM, as browsers record it. MP3 where the operator has installed a decoder.
     * @param string $model `whisper-1` and its kin: the workspace's own recognizer. The name of a speech
     * provider: that one.
     * @param string|null $language BCP 47 or ISO 639-1, such as `en`.
     * @param 'json'|'text'|'srt'|'verbose_json'|'vtt'|string|null $responseFormat `json` by default.
     * @param bool|null $stream Server-Sent Events, one delta for each part that is understood.
     * @param string|null $prompt Is not used.
     * @param int|float|null $temperature Is not used.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly Upload|string $file,
        public readonly string $model,
        public readonly ?string $language = null,
        public readonly ?string $responseFormat = null,
        public readonly ?bool $stream = null,
        public readonly ?string $prompt = null,
        public readonly int|float|null $temperature = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
