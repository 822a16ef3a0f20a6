<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapResolutionTrue is a value of the API. */
final class GapResolutionTrue extends Value
{
    protected const TAGS = [
        'ignore' => true,
    ];

    protected const REQUIRED = [
        'ignore',
    ];

    /**
     * @param true $ignore
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $ignore,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
