<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RetentionChange is a value of the API. */
final class RetentionChange extends Value
{
    protected const REQUIRED = [
        'days',
    ];

    protected const MAPS = [
        'days',
    ];

    /**
     * @param array<string, int|mixed> $days Of the kinds that GET shows. What is not named stays.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $days,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
