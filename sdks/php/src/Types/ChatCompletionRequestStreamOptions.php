<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionRequestStreamOptions is a value of the API. */
final class ChatCompletionRequestStreamOptions extends Value
{
    protected const NAMES = [
        'include_usage' => 'includeUsage',
    ];

    /**
     * @param bool|mixed $includeUsage
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?bool $includeUsage = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
