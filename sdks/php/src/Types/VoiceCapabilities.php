<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** What a voice conversation can do with the parts that serve it. */
final class VoiceCapabilities extends Value
{
    protected const READINGS = [
        'speech' => VoiceCapabilitiesSpeech::class,
        'recognition' => VoiceCapabilitiesRecognition::class,
    ];

    protected const REQUIRED = [
        'speech',
        'recognition',
        'detail',
    ];

    /**
     * @param VoiceCapabilitiesSpeech $speech
     * @param VoiceCapabilitiesRecognition $recognition
     * @param string $detail The same for people.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly VoiceCapabilitiesSpeech $speech,
        public readonly VoiceCapabilitiesRecognition $recognition,
        public readonly string $detail,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
