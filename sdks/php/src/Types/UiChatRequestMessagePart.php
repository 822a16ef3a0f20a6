<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UiChatRequestMessagePart is a value of the API. */
final class UiChatRequestMessagePart extends Value
{
    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type `text`, `file` (an image), `tool-<name>` or `dynamic-tool`. Parley ignores
     * `reasoning`, `step-start`, `source-…` and `data-…`.
     * @param string|null $text
     * @param string|null $url Of a file: an https address, or a data URL.
     * @param string|null $mediaType
     * @param string|null $toolCallId
     * @param string|null $toolName
     * @param string|null $state
     * @param mixed $input
     * @param mixed $rawInput
     * @param mixed $output
     * @param string|null $errorText
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?string $text = null,
        public readonly ?string $url = null,
        public readonly ?string $mediaType = null,
        public readonly ?string $toolCallId = null,
        public readonly ?string $toolName = null,
        public readonly ?string $state = null,
        public readonly mixed $input = null,
        public readonly mixed $rawInput = null,
        public readonly mixed $output = null,
        public readonly ?string $errorText = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
