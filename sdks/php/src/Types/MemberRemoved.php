<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MemberRemoved is a value of the API. */
final class MemberRemoved extends Value
{
    protected const REQUIRED = [
        'userId',
    ];

    /**
     * @param string $userId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $userId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
