<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestMetadata is a value of the API. */
final class ChatCompletionRequestMetadata extends Value
{
    /**
     * @param string|null $sessionId Your own name for the conversation, or the `conv_…` id that an earlier
     * answer gave.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $sessionId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
