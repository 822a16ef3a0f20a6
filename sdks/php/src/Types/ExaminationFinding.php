<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ExaminationFinding is a value of the API. */
final class ExaminationFinding extends Value
{
    protected const REQUIRED = [
        'code',
        'level',
        'sentence',
    ];

    /**
     * @param string $code Stable, such as `backup-missing`.
     * @param 'broken'|'advice'|string $level What is broken keeps something from working.
     * @param string $sentence What is wrong and, where it is known, what to do.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        public readonly string $level,
        public readonly string $sentence,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
