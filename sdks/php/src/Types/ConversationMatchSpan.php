<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationMatchSpan is a value of the API. */
final class ConversationMatchSpan extends Value
{
    protected const REQUIRED = [
        'start',
        'end',
    ];

    /**
     * @param int $start
     * @param int $end
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $start,
        public readonly int $end,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
