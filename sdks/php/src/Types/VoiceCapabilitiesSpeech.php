<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceCapabilitiesSpeech is a value of the API. */
final class VoiceCapabilitiesSpeech extends Value
{
    protected const REQUIRED = [
        'voice',
        'provider',
        'languages',
        'rateHz',
    ];

    /**
     * @param string $voice
     * @param string $provider `embedded` for what comes with Parley, else what the operator has installed, or
     * the name of a provider.
     * @param list<string> $languages BCP 47. Empty: all that the provider knows.
     * @param int $rateHz
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $voice,
        public readonly string $provider,
        public readonly array $languages,
        public readonly int $rateHz,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
