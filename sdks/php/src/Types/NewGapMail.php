<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewGapMail is a value of the API. */
final class NewGapMail extends Value
{
    protected const REQUIRED = [
        'weekly',
    ];

    /**
     * @param bool $weekly
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $weekly,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
