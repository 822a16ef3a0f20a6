<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseRequestInputItem is a value of the API. */
final class ResponseRequestInputItem extends Value
{
    protected const READINGS = [
        'content' => ['list', ChatCompletionRequestMessageContentItem::class],
        'output' => ['list', ChatCompletionRequestMessageContentItem::class],
    ];

    protected const NAMES = [
        'call_id' => 'callId',
    ];

    /**
     * @param string|null $type `message`, `function_call`, `function_call_output`, `item_reference`, or
     * `reasoning`, which has no effect.
     * @param string|mixed $id
     * @param string|null $role `system`, `developer`, `user` or `assistant`.
     * @param string|mixed|list<ChatCompletionRequestMessageContentItem> $content
     * @param string|null $callId
     * @param string|null $name
     * @param string|null $arguments
     * @param string|mixed|list<ChatCompletionRequestMessageContentItem> $output
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $type = null,
        public readonly ?string $id = null,
        public readonly ?string $role = null,
        public readonly string|array|null $content = null,
        public readonly ?string $callId = null,
        public readonly ?string $name = null,
        public readonly ?string $arguments = null,
        public readonly string|array|null $output = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
