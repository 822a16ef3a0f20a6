<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionUsage is a value of the API. */
final class ChatCompletionUsage extends Value
{
    protected const READINGS = [
        'prompt_tokens_details' => ChatCompletionUsagePromptTokensDetails::class,
        'completion_tokens_details' => ChatCompletionUsageCompletionTokensDetails::class,
    ];

    protected const NAMES = [
        'prompt_tokens' => 'promptTokens',
        'completion_tokens' => 'completionTokens',
        'total_tokens' => 'totalTokens',
        'prompt_tokens_details' => 'promptTokensDetails',
        'completion_tokens_details' => 'completionTokensDetails',
    ];

    protected const REQUIRED = [
        'prompt_tokens',
        'completion_tokens',
        'total_tokens',
        'prompt_tokens_details',
        'completion_tokens_details',
    ];

    /**
     * @param int $promptTokens
     * @param int $completionTokens
     * @param int $totalTokens
     * @param ChatCompletionUsagePromptTokensDetails $promptTokensDetails
     * @param ChatCompletionUsageCompletionTokensDetails $completionTokensDetails
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $promptTokens,
        public readonly int $completionTokens,
        public readonly int $totalTokens,
        public readonly ChatCompletionUsagePromptTokensDetails $promptTokensDetails,
        public readonly ChatCompletionUsageCompletionTokensDetails $completionTokensDetails,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
