<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestToolChoice is a value of the API. */
final class ChatCompletionRequestToolChoice extends Value
{
    protected const READINGS = [
        'function' => ChatCompletionRequestToolChoiceFunction::class,
    ];

    protected const NAMES = [
        'allowed_tools' => 'allowedTools',
    ];

    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type
     * @param string|null $name
     * @param ChatCompletionRequestToolChoiceFunction|null $function
     * @param string|null $mode
     * @param list<mixed> $tools
     * @param mixed $allowedTools
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?string $name = null,
        public readonly ?ChatCompletionRequestToolChoiceFunction $function = null,
        public readonly ?string $mode = null,
        public readonly ?array $tools = null,
        public readonly mixed $allowedTools = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
