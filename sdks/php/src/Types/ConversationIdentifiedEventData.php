<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationIdentifiedEventData is a value of the API. */
final class ConversationIdentifiedEventData extends Value
{
    protected const REQUIRED = [
        'conversationId',
    ];

    /**
     * @param string $conversationId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
