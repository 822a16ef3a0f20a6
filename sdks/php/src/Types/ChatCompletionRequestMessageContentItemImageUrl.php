<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestMessageContentItemImageUrl is a value of the API. */
final class ChatCompletionRequestMessageContentItemImageUrl extends Value
{
    protected const REQUIRED = [
        'url',
    ];

    /**
     * @param string $url
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $url,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
