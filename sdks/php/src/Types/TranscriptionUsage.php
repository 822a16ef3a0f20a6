<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TranscriptionUsage is a value of the API. */
final class TranscriptionUsage extends Value
{
    protected const TAGS = [
        'type' => 'duration',
    ];

    protected const REQUIRED = [
        'type',
        'seconds',
    ];

    /**
     * @param 'duration' $type
     * @param int|float $seconds
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly int|float $seconds,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
