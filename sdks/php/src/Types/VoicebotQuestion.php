<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicebotQuestion is a value of the API. */
final class VoicebotQuestion extends Value
{
    protected const READINGS = [
        'context' => ChatContext::class,
    ];

    protected const NAMES = [
        'voice_model' => 'voiceModel',
    ];

    /**
     * @param string|null $sessionId Your own name for the conversation, or the `conv_…` id that an earlier
     * answer gave.
     * @param string|null $text What the person says; not only white space. At most 8,000 characters, unless the
     * operator sets PARLEY_MAX_MESSAGE.
     * @param string|true|null $audio What the person said, as sound in base64, in place of `text`; the answer
     * then has sound too. `true`, with a `text`: the answer shall have sound.
     * @param string|null $mimeType Of `audio`: `audio/wav` (also when left out), `audio/pcm;rate=16000` (PCM16,
     * little-endian, mono), or `audio/basic` (µ-law, 8 kHz).
     * @param string|null $language BCP 47, e.g. `en-US`. Left out: what the text is in.
     * @param string|null $voiceModel Of the sound: an id of GET /api/voice/models.
     * @param string|null $assistantId Who answers in this conversation from now on. Left out, it does not
     * change.
     * @param ChatContext|null $context
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $sessionId = null,
        public readonly ?string $text = null,
        public readonly string|bool|null $audio = null,
        public readonly ?string $mimeType = null,
        public readonly ?string $language = null,
        public readonly ?string $voiceModel = null,
        public readonly ?string $assistantId = null,
        public readonly ?ChatContext $context = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
