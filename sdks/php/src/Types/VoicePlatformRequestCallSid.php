<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicePlatformRequestCallSid is a value of the API. */
final class VoicePlatformRequestCallSid extends Value
{
    protected const NAMES = [
        'CallSid' => 'callSid',
    ];

    protected const REQUIRED = [
        'CallSid',
    ];

    /**
     * @param string $callSid
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $callSid,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
