<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoiceRecording is a value of the API. */
final class VoiceRecording extends Value
{
    protected const READINGS = [
        'startedAt' => 'time',
        'endedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'sessionId',
        'state',
        'reason',
        'notice',
        'seconds',
        'bytes',
        'startedAt',
        'endedAt',
    ];

    /**
     * @param string $id `rec_…`
     * @param string $sessionId `voice_…`
     * @param 'recording'|'complete'|'interrupted'|'failed'|string $state `interrupted`: the server crashed, and
     * what it had stored is kept. `failed`: see `reason`; what was stored before is kept.
     * @param 'no-room'|'storage-too-slow'|string|mixed $reason `no-room`: the workspace's recordings had all the
     * room that PARLEY_MAX_RECORDINGS_MB gives. `storage-too-slow`: the database could not keep up.
     * @param string $notice What the person was told.
     * @param int|float $seconds
     * @param int $bytes At rest, compressed and encrypted.
     * @param \DateTimeInterface $startedAt
     * @param \DateTimeInterface|mixed $endedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $sessionId,
        public readonly string $state,
        public readonly ?string $reason,
        public readonly string $notice,
        public readonly int|float $seconds,
        public readonly int $bytes,
        public readonly \DateTimeInterface $startedAt,
        public readonly ?\DateTimeInterface $endedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
