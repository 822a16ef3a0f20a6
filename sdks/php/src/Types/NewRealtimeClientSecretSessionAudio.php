<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionAudio is a value of the API. */
final class NewRealtimeClientSecretSessionAudio extends Value
{
    protected const READINGS = [
        'input' => NewRealtimeClientSecretSessionAudioInput::class,
        'output' => NewRealtimeClientSecretSessionAudioOutput::class,
    ];

    /**
     * @param NewRealtimeClientSecretSessionAudioInput|null $input
     * @param NewRealtimeClientSecretSessionAudioOutput|null $output
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?NewRealtimeClientSecretSessionAudioInput $input = null,
        public readonly ?NewRealtimeClientSecretSessionAudioOutput $output = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
