<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ReplayedConversationMessage is a value of the API. */
final class ReplayedConversationMessage extends Value
{
    protected const REQUIRED = [
        'messageId',
        'text',
        'same',
        'citationsSame',
    ];

    /**
     * @param string $messageId The stored reply.
     * @param string $text The reply of the replay.
     * @param bool $same Whether that is the stored text, to the letter.
     * @param bool $citationsSame Whether the same passages of the same sources are cited, in the same order.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $messageId,
        public readonly string $text,
        public readonly bool $same,
        public readonly bool $citationsSame,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
