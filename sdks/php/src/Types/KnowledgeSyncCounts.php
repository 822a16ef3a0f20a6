<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeSyncCounts is a value of the API. */
final class KnowledgeSyncCounts extends Value
{
    protected const REQUIRED = [
        'added',
        'replaced',
        'unchanged',
        'removed',
    ];

    /**
     * @param int $added
     * @param int $replaced
     * @param int $unchanged
     * @param int $removed
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $added,
        public readonly int $replaced,
        public readonly int $unchanged,
        public readonly int $removed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
