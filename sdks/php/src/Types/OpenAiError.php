<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OpenAI's clients throw this as an error of their own classes. */
final class OpenAiError extends Value
{
    protected const READINGS = [
        'error' => OpenAiErrorError::class,
    ];

    protected const REQUIRED = [
        'error',
    ];

    /**
     * @param OpenAiErrorError $error
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly OpenAiErrorError $error,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
