<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceCapabilitiesRecognition is a value of the API. */
final class VoiceCapabilitiesRecognition extends Value
{
    protected const REQUIRED = [
        'mode',
        'provider',
        'languages',
    ];

    /**
     * @param 'closed-grammar'|'open-vocabulary'|'none'|string $mode `closed-grammar`: understands whole phrases
     * that the assistant knows, and nothing else. `open-vocabulary`: free speech. `none`: nothing listens in
     * this language, so send text.
     * @param string|mixed $provider
     * @param list<string> $languages BCP 47. Empty: all that the provider knows.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $mode,
        public readonly ?string $provider,
        public readonly array $languages,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
