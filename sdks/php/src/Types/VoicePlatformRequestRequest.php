<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicePlatformRequestRequest is a value of the API. */
final class VoicePlatformRequestRequest extends Value
{
    protected const READINGS = [
        'request' => VoicePlatformRequestRequestRequest::class,
    ];

    protected const REQUIRED = [
        'request',
    ];

    /**
     * @param VoicePlatformRequestRequestRequest $request
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly VoicePlatformRequestRequestRequest $request,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
