<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicePlatformRequestRequestRequest is a value of the API. */
final class VoicePlatformRequestRequestRequest extends Value
{
    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
