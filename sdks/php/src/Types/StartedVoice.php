<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** StartedVoice is a value of the API. */
final class StartedVoice extends Value
{
    protected const READINGS = [
        'expiresAt' => 'time',
        'capabilities' => VoiceCapabilities::class,
    ];

    protected const REQUIRED = [
        'sessionId',
        'webSocketUrl',
        'language',
        'voiceModel',
        'expiresAt',
        'capabilities',
    ];

    /**
     * @param string $sessionId `voice_…`. The conversation has this name too, unless the start named another
     * one.
     * @param string $webSocketUrl Opens one WebSocket, until `expiresAt`.
     * @param string $language
     * @param string $voiceModel
     * @param \DateTimeInterface $expiresAt
     * @param VoiceCapabilities $capabilities
     * @param string|null $endpoint
     * @param string|null $visitorToken For browsers: the proof that the conversation is theirs.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sessionId,
        public readonly string $webSocketUrl,
        public readonly string $language,
        public readonly string $voiceModel,
        public readonly \DateTimeInterface $expiresAt,
        public readonly VoiceCapabilities $capabilities,
        public readonly ?string $endpoint = null,
        public readonly ?string $visitorToken = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
