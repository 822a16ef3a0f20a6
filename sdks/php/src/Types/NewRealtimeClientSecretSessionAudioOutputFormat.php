<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionAudioOutputFormat is a value of the API. */
final class NewRealtimeClientSecretSessionAudioOutputFormat extends Value
{
    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param 'audio/pcm'|'audio/pcmu'|'audio/pcma'|string $type
     * @param int|mixed $rate
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?int $rate = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
