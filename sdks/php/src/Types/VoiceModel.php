<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceModel is a value of the API. */
final class VoiceModel extends Value
{
    protected const REQUIRED = [
        'id',
        'name',
        'language',
        'languages',
        'provider',
        'rateHz',
        'isDefault',
    ];

    /**
     * @param string $id The `voice_model` of POST /api/voice/start.
     * @param string $name
     * @param string $language The first of `languages`; `mul` for a voice that speaks them all.
     * @param list<string> $languages BCP 47. Empty: all that the provider knows.
     * @param string $provider `embedded` for what comes with Parley, else what the operator has installed, or
     * the name of a provider.
     * @param int $rateHz Samples a second of what it speaks.
     * @param bool $isDefault Speaks its language where a request names no voice.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $language,
        public readonly array $languages,
        public readonly string $provider,
        public readonly int $rateHz,
        public readonly bool $isDefault,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
