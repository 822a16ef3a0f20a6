<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UiChatRequestTool is a value of the API. */
final class UiChatRequestTool extends Value
{
    protected const REQUIRED = [
        'name',
    ];

    protected const MAPS = [
        'inputSchema',
        'parameters',
    ];

    /**
     * @param string $name
     * @param string|null $description
     * @param array<string, mixed> $inputSchema A JSON Schema. Parley passes it on to the model.
     * @param array<string, mixed> $parameters A JSON Schema. Parley passes it on to the model.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $description = null,
        public readonly ?array $inputSchema = null,
        public readonly ?array $parameters = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
