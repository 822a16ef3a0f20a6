<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SpeechProviderTestSpeech is a value of the API. */
final class SpeechProviderTestSpeech extends Value
{
    protected const REQUIRED = [
        'ok',
        'detail',
        'durationMs',
    ];

    /**
     * @param bool $ok
     * @param string $detail What happened, and what to do next.
     * @param int $durationMs Until the first sound, or from the last sound until the text.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $ok,
        public readonly string $detail,
        public readonly int $durationMs,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
