<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationLabelledEventData is a value of the API. */
final class ConversationLabelledEventData extends Value
{
    protected const REQUIRED = [
        'conversationId',
        'added',
        'removed',
    ];

    /**
     * @param string $conversationId
     * @param list<string> $added
     * @param list<string> $removed
     * @param string|null $memberId The member who did it; absent when no member did.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly array $added,
        public readonly array $removed,
        public readonly ?string $memberId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
