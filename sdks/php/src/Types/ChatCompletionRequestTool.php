<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestTool is a value of the API. */
final class ChatCompletionRequestTool extends Value
{
    protected const READINGS = [
        'function' => ChatCompletionRequestToolFunction::class,
    ];

    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type
     * @param ChatCompletionRequestToolFunction|null $function
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?ChatCompletionRequestToolFunction $function = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
