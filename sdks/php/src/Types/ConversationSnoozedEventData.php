<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationSnoozedEventData is a value of the API. */
final class ConversationSnoozedEventData extends Value
{
    protected const READINGS = [
        'until' => 'time',
    ];

    protected const REQUIRED = [
        'conversationId',
        'until',
    ];

    /**
     * @param string $conversationId
     * @param \DateTimeInterface|mixed $until
     * @param string|null $memberId The member who did it; absent when the time has come.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $conversationId,
        public readonly ?\DateTimeInterface $until,
        public readonly ?string $memberId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
