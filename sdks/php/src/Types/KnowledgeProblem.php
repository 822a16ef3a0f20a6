<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeProblem is a value of the API. */
final class KnowledgeProblem extends Value
{
    protected const REQUIRED = [
        'code',
        'message',
        'url',
    ];

    /**
     * @param string $code
     * @param string $message What to do, in English.
     * @param string|mixed $url
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        public readonly string $message,
        public readonly ?string $url,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
