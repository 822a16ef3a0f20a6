<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TranscriptionSegment is a value of the API. */
final class TranscriptionSegment extends Value
{
    protected const NAMES = [
        'avg_logprob' => 'avgLogprob',
        'compression_ratio' => 'compressionRatio',
        'no_speech_prob' => 'noSpeechProb',
    ];

    protected const REQUIRED = [
        'id',
        'seek',
        'start',
        'end',
        'text',
        'tokens',
        'temperature',
        'avg_logprob',
        'compression_ratio',
        'no_speech_prob',
    ];

    /**
     * @param int $id
     * @param int $seek
     * @param int|float $start
     * @param int|float $end
     * @param string $text
     * @param list<int> $tokens
     * @param int|float $temperature
     * @param int|float $avgLogprob
     * @param int|float $compressionRatio
     * @param int|float $noSpeechProb
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $id,
        public readonly int $seek,
        public readonly int|float $start,
        public readonly int|float $end,
        public readonly string $text,
        public readonly array $tokens,
        public readonly int|float $temperature,
        public readonly int|float $avgLogprob,
        public readonly int|float $compressionRatio,
        public readonly int|float $noSpeechProb,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
