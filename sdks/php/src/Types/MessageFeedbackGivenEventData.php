<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MessageFeedbackGivenEventData is a value of the API. */
final class MessageFeedbackGivenEventData extends Value
{
    protected const REQUIRED = [
        'conversationId',
        'messageId',
        'helpful',
        'givenBy',
    ];

    /**
     * @param string $conversationId
     * @param string $messageId
     * @param bool $helpful
     * @param 'contact'|'member'|string $givenBy
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly string $messageId,
        public readonly bool $helpful,
        public readonly string $givenBy,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
