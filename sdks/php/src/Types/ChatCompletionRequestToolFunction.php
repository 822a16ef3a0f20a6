<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestToolFunction is a value of the API. */
final class ChatCompletionRequestToolFunction extends Value
{
    protected const REQUIRED = [
        'name',
    ];

    protected const MAPS = [
        'parameters',
    ];

    /**
     * @param string $name
     * @param string|mixed $description
     * @param array<string, mixed>|mixed $parameters
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $description = null,
        public readonly ?array $parameters = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
