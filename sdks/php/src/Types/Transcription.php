<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** With `verbose_json` also the language, the duration and the segments. */
final class Transcription extends Value
{
    protected const READINGS = [
        'usage' => TranscriptionUsage::class,
        'segments' => ['list', TranscriptionSegment::class],
    ];

    protected const REQUIRED = [
        'text',
    ];

    /**
     * @param string $text Empty when nothing was understood.
     * @param TranscriptionUsage|null $usage
     * @param 'transcribe'|null $task
     * @param string|null $language
     * @param int|float|null $duration In seconds.
     * @param list<TranscriptionSegment>|null $segments
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $text,
        public readonly ?TranscriptionUsage $usage = null,
        public readonly ?string $task = null,
        public readonly ?string $language = null,
        public readonly int|float|null $duration = null,
        public readonly ?array $segments = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
