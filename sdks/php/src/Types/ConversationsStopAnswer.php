<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationsStopAnswer is a value of the API. */
final class ConversationsStopAnswer extends Value
{
    protected const REQUIRED = [
        'stopped',
    ];

    /**
     * @param list<string> $stopped
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $stopped,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
