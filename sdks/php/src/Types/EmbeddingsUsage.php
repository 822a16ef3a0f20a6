<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EmbeddingsUsage is a value of the API. */
final class EmbeddingsUsage extends Value
{
    protected const NAMES = [
        'prompt_tokens' => 'promptTokens',
        'total_tokens' => 'totalTokens',
    ];

    protected const REQUIRED = [
        'prompt_tokens',
        'total_tokens',
    ];

    /**
     * @param int $promptTokens
     * @param int $totalTokens
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $promptTokens,
        public readonly int $totalTokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
