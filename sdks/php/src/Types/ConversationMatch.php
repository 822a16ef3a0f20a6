<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** The newest message that fits `q`. Only in a search. */
final class ConversationMatch extends Value
{
    protected const READINGS = [
        'spans' => ['list', ConversationMatchSpan::class],
    ];

    protected const REQUIRED = [
        'messageId',
        'author',
        'text',
        'spans',
    ];

    /**
     * @param string $messageId
     * @param 'contact'|'assistant'|'member'|'system'|string $author
     * @param string $text A part of the message, around the first word that was found.
     * @param list<ConversationMatchSpan> $spans The words that were found, in that text.
     * @param true|null $isNote
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $messageId,
        public readonly string $author,
        public readonly string $text,
        public readonly array $spans,
        public readonly ?bool $isNote = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
