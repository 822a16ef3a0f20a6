<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionAudioInputTurnDetection is a value of the API. */
final class NewRealtimeClientSecretSessionAudioInputTurnDetection extends Value
{
    protected const NAMES = [
        'create_response' => 'createResponse',
        'interrupt_response' => 'interruptResponse',
        'prefix_padding_ms' => 'prefixPaddingMs',
        'silence_duration_ms' => 'silenceDurationMs',
        'idle_timeout_ms' => 'idleTimeoutMs',
    ];

    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param 'server_vad'|'semantic_vad'|string $type
     * @param bool|mixed $createResponse
     * @param bool|mixed $interruptResponse
     * @param int|float|mixed $threshold
     * @param int|mixed $prefixPaddingMs
     * @param int|mixed $silenceDurationMs
     * @param 'low'|'medium'|'high'|'auto'|string|mixed $eagerness
     * @param int|mixed $idleTimeoutMs
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?bool $createResponse = null,
        public readonly ?bool $interruptResponse = null,
        public readonly int|float|null $threshold = null,
        public readonly ?int $prefixPaddingMs = null,
        public readonly ?int $silenceDurationMs = null,
        public readonly ?string $eagerness = null,
        public readonly ?int $idleTimeoutMs = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
