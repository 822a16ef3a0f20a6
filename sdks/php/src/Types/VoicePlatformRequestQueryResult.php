<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** VoicePlatformRequestQueryResult is a value of the API. */
final class VoicePlatformRequestQueryResult extends Value
{
    protected const REQUIRED = [
        'queryResult',
    ];

    protected const MAPS = [
        'queryResult',
    ];

    /**
     * @param array<string, mixed> $queryResult
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $queryResult,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
