<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ReplayedConversation is a value of the API. */
final class ReplayedConversation extends Value
{
    protected const READINGS = [
        'messages' => ['list', ReplayedConversationMessage::class],
    ];

    protected const REQUIRED = [
        'messages',
    ];

    /**
     * @param list<ReplayedConversationMessage> $messages A reply for each stored one of the assistant, oldest
     * first. At most the first 50.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $messages,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
