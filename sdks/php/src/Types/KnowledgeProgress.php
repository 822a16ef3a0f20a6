<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeProgress is a value of the API. */
final class KnowledgeProgress extends Value
{
    protected const REQUIRED = [
        'found',
        'done',
        'changed',
        'unchanged',
        'failed',
        'skipped',
    ];

    /**
     * @param int $found Pages that are known by now.
     * @param int $done Pages that this look has looked at.
     * @param int $changed
     * @param int $unchanged
     * @param int $failed
     * @param int $skipped Pages that hold nothing to answer from, or may not be read.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $found,
        public readonly int $done,
        public readonly int $changed,
        public readonly int $unchanged,
        public readonly int $failed,
        public readonly int $skipped,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
