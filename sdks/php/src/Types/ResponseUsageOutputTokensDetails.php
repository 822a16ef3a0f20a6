<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseUsageOutputTokensDetails is a value of the API. */
final class ResponseUsageOutputTokensDetails extends Value
{
    protected const NAMES = [
        'reasoning_tokens' => 'reasoningTokens',
    ];

    protected const REQUIRED = [
        'reasoning_tokens',
    ];

    /**
     * @param int $reasoningTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $reasoningTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
