<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestToolChoiceFunction is a value of the API. */
final class ChatCompletionRequestToolChoiceFunction extends Value
{
    /**
     * @param string|null $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
