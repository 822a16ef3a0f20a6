<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionUsagePromptTokensDetails is a value of the API. */
final class ChatCompletionUsagePromptTokensDetails extends Value
{
    protected const NAMES = [
        'cached_tokens' => 'cachedTokens',
        'audio_tokens' => 'audioTokens',
    ];

    protected const REQUIRED = [
        'cached_tokens',
        'audio_tokens',
    ];

    /**
     * @param int $cachedTokens
     * @param int $audioTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $cachedTokens,
        public readonly int $audioTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
