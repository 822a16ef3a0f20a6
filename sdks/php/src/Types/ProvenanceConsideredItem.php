<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProvenanceConsideredItem is a value of the API. */
final class ProvenanceConsideredItem extends Value
{
    protected const REQUIRED = [
        'documentId',
        'start',
        'end',
        'score',
        'coverage',
    ];

    /**
     * @param string $documentId
     * @param int $start
     * @param int $end
     * @param int|float $score
     * @param int|float $coverage
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $documentId,
        public readonly int $start,
        public readonly int $end,
        public readonly int|float $score,
        public readonly int|float $coverage,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
