<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicePlatformRequestFulfillmentInfo is a value of the API. */
final class VoicePlatformRequestFulfillmentInfo extends Value
{
    protected const REQUIRED = [
        'fulfillmentInfo',
    ];

    protected const MAPS = [
        'fulfillmentInfo',
    ];

    /**
     * @param array<string, mixed> $fulfillmentInfo
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $fulfillmentInfo,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
