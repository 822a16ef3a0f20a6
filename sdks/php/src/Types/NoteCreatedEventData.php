<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NoteCreatedEventData is a value of the API. */
final class NoteCreatedEventData extends Value
{
    protected const REQUIRED = [
        'conversationId',
        'messageId',
    ];

    /**
     * @param string $conversationId
     * @param string $messageId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly string $messageId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
