<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestResponseFormat is a value of the API. */
final class ChatCompletionRequestResponseFormat extends Value
{
    protected const READINGS = [
        'json_schema' => ChatCompletionRequestResponseFormatJsonSchema::class,
    ];

    protected const NAMES = [
        'json_schema' => 'jsonSchema',
    ];

    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type
     * @param ChatCompletionRequestResponseFormatJsonSchema|null $jsonSchema
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?ChatCompletionRequestResponseFormatJsonSchema $jsonSchema = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
