<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseUsage is a value of the API. */
final class ResponseUsage extends Value
{
    protected const READINGS = [
        'input_tokens_details' => ResponseUsageInputTokensDetails::class,
        'output_tokens_details' => ResponseUsageOutputTokensDetails::class,
    ];

    protected const NAMES = [
        'input_tokens' => 'inputTokens',
        'input_tokens_details' => 'inputTokensDetails',
        'output_tokens' => 'outputTokens',
        'output_tokens_details' => 'outputTokensDetails',
        'total_tokens' => 'totalTokens',
    ];

    protected const REQUIRED = [
        'input_tokens',
        'input_tokens_details',
        'output_tokens',
        'output_tokens_details',
        'total_tokens',
    ];

    /**
     * @param int $inputTokens
     * @param ResponseUsageInputTokensDetails $inputTokensDetails
     * @param int $outputTokens
     * @param ResponseUsageOutputTokensDetails $outputTokensDetails
     * @param int $totalTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $inputTokens,
        public readonly ResponseUsageInputTokensDetails $inputTokensDetails,
        public readonly int $outputTokens,
        public readonly ResponseUsageOutputTokensDetails $outputTokensDetails,
        public readonly int $totalTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
