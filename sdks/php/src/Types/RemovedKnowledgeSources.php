<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RemovedKnowledgeSources is a value of the API. */
final class RemovedKnowledgeSources extends Value
{
    protected const REQUIRED = [
        'removed',
    ];

    /**
     * @param int $removed
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $removed,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
