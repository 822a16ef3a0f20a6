<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionAudioInputTranscription is a value of the API. */
final class NewRealtimeClientSecretSessionAudioInputTranscription extends Value
{
    /**
     * @param string|mixed $language
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $language = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
