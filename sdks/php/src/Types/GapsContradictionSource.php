<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapsContradictionSource is a value of the API. */
final class GapsContradictionSource extends Value
{
    protected const REQUIRED = [
        'sourceId',
        'question',
    ];

    /**
     * @param string $sourceId
     * @param string $question
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly string $question,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
