<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UiChatRequestResponseFormatJson is a value of the API. */
final class UiChatRequestResponseFormatJson extends Value
{
    protected const TAGS = [
        'type' => 'json',
    ];

    protected const REQUIRED = [
        'type',
    ];

    protected const MAPS = [
        'schema',
    ];

    /**
     * @param 'json' $type
     * @param array<string, mixed> $schema A JSON Schema. Parley passes it on to the model.
     * @param string|null $name
     * @param string|null $description
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?array $schema = null,
        public readonly ?string $name = null,
        public readonly ?string $description = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
