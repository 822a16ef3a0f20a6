<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceSessionEndedEventData is a value of the API. */
final class VoiceSessionEndedEventData extends Value
{
    protected const REQUIRED = [
        'sessionId',
        'conversationId',
        'state',
        'reason',
        'durationMs',
    ];

    /**
     * @param string $sessionId
     * @param string|mixed $conversationId
     * @param 'ended'|'expired'|'failed'|string $state
     * @param string $reason
     * @param int $durationMs For how long it was connected.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sessionId,
        public readonly ?string $conversationId,
        public readonly string $state,
        public readonly string $reason,
        public readonly int $durationMs,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
