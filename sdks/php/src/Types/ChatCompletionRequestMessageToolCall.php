<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestMessageToolCall is a value of the API. */
final class ChatCompletionRequestMessageToolCall extends Value
{
    protected const READINGS = [
        'function' => ChatCompletionRequestMessageToolCallFunction::class,
    ];

    protected const REQUIRED = [
        'id',
    ];

    /**
     * @param string $id
     * @param ChatCompletionRequestMessageToolCallFunction|null $function
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?ChatCompletionRequestMessageToolCallFunction $function = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
