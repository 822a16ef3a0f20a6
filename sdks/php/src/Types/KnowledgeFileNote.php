<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeFileNote is a value of the API. */
final class KnowledgeFileNote extends Value
{
    protected const REQUIRED = [
        'code',
        'message',
    ];

    /**
     * @param string $code
     * @param string $message In English, without a word of the file.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        public readonly string $message,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
