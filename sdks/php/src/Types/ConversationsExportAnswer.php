<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationsExportAnswer is a value of the API. */
final class ConversationsExportAnswer extends Value
{
    protected const READINGS = [
        'conversation' => Conversation::class,
        'messages' => ['list', Message::class],
    ];

    protected const REQUIRED = [
        'conversation',
        'messages',
    ];

    /**
     * @param Conversation $conversation
     * @param list<Message> $messages
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly Conversation $conversation,
        public readonly array $messages,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
