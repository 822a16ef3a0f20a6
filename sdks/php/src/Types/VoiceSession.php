<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceSession is a value of the API. */
final class VoiceSession extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'connectedAt' => 'time',
        'endedAt' => 'time',
        'expiresAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'state',
        'way',
        'language',
        'voiceModel',
        'conversationId',
        'createdAt',
        'connectedAt',
        'endedAt',
        'endReason',
        'expiresAt',
    ];

    /**
     * @param string $id `voice_…`. The conversation has this name too, unless the start named another one.
     * @param 'created'|'connected'|'ended'|'expired'|'failed'|string $state
     * @param 'web-socket'|'realtime'|'twilio'|'conversation-relay'|string $way
     * @param string $language
     * @param string $voiceModel
     * @param string|mixed $conversationId Null before the first turn.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $connectedAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param string|mixed $endReason
     * @param \DateTimeInterface $expiresAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $state,
        public readonly string $way,
        public readonly string $language,
        public readonly string $voiceModel,
        public readonly ?string $conversationId,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $connectedAt,
        public readonly ?\DateTimeInterface $endedAt,
        public readonly ?string $endReason,
        public readonly \DateTimeInterface $expiresAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
