<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** When what happened, in milliseconds since the session was connected. */
final class VoiceTurn extends Value
{
    protected const REQUIRED = [
        'turn',
        'messageId',
    ];

    /**
     * @param int $turn
     * @param string|mixed $messageId The reply in the conversation.
     * @param int|float|null $speechEndMs The last speech of the person.
     * @param int|float|null $decisionMs The person's turn was taken to be over.
     * @param int|float|null $transcriptMs The words were known.
     * @param int|float|null $askedMs The question was stored.
     * @param int|float|null $firstTextMs The first words of the reply were there.
     * @param int|float|null $firstSoundMs Their first sound was made.
     * @param int|float|null $firstFrameMs It was sent.
     * @param int|float|null $bargeInMs A person spoke into the reply.
     * @param int|float|null $silentMs The last sound was sent.
     * @param int|float|null $endMs The turn was over.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $turn,
        public readonly ?string $messageId,
        public readonly int|float|null $speechEndMs = null,
        public readonly int|float|null $decisionMs = null,
        public readonly int|float|null $transcriptMs = null,
        public readonly int|float|null $askedMs = null,
        public readonly int|float|null $firstTextMs = null,
        public readonly int|float|null $firstSoundMs = null,
        public readonly int|float|null $firstFrameMs = null,
        public readonly int|float|null $bargeInMs = null,
        public readonly int|float|null $silentMs = null,
        public readonly int|float|null $endMs = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
