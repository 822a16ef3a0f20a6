<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OpenAiErrorError is a value of the API. */
final class OpenAiErrorError extends Value
{
    protected const REQUIRED = [
        'message',
        'type',
        'param',
        'code',
    ];

    /**
     * @param string $message
     * @param string $type
     * @param string|mixed $param
     * @param string|mixed $code
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $message,
        public readonly string $type,
        public readonly ?string $param,
        public readonly ?string $code,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
