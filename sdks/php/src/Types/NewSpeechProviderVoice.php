<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewSpeechProviderVoice is a value of the API. */
final class NewSpeechProviderVoice extends Value
{
    protected const REQUIRED = [
        'id',
    ];

    /**
     * @param string $id
     * @param list<string>|null $languages BCP 47. Empty: all that the model knows.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?array $languages = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
