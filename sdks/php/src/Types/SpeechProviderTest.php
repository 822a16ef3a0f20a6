<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SpeechProviderTest is a value of the API. */
final class SpeechProviderTest extends Value
{
    protected const READINGS = [
        'speech' => SpeechProviderTestSpeech::class,
        'recognition' => SpeechProviderTestSpeech::class,
    ];

    protected const REQUIRED = [
        'ok',
        'speech',
        'recognition',
    ];

    /**
     * @param bool $ok
     * @param SpeechProviderTestSpeech|mixed $speech Null: the provider does not speak.
     * @param SpeechProviderTestSpeech|mixed $recognition Null: the provider does not listen.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $ok,
        public readonly ?SpeechProviderTestSpeech $speech,
        public readonly ?SpeechProviderTestSpeech $recognition,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
