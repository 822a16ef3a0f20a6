<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseUsageInputTokensDetails is a value of the API. */
final class ResponseUsageInputTokensDetails extends Value
{
    protected const NAMES = [
        'cached_tokens' => 'cachedTokens',
    ];

    protected const REQUIRED = [
        'cached_tokens',
    ];

    /**
     * @param int $cachedTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $cachedTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
