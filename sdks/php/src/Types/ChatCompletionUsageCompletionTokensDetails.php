<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionUsageCompletionTokensDetails is a value of the API. */
final class ChatCompletionUsageCompletionTokensDetails extends Value
{
    protected const NAMES = [
        'reasoning_tokens' => 'reasoningTokens',
        'audio_tokens' => 'audioTokens',
        'accepted_prediction_tokens' => 'acceptedPredictionTokens',
        'rejected_prediction_tokens' => 'rejectedPredictionTokens',
    ];

    protected const REQUIRED = [
        'reasoning_tokens',
        'audio_tokens',
        'accepted_prediction_tokens',
        'rejected_prediction_tokens',
    ];

    /**
     * @param int $reasoningTokens
     * @param int $audioTokens
     * @param int $acceptedPredictionTokens
     * @param int $rejectedPredictionTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $reasoningTokens,
        public readonly int $audioTokens,
        public readonly int $acceptedPredictionTokens,
        public readonly int $rejectedPredictionTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
