<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsVersionDiffAnswerChange is a value of the API. */
final class WorkflowsVersionDiffAnswerChange extends Value
{
    protected const REQUIRED = [
        'pointer',
        'change',
    ];

    /**
     * @param string $pointer With the names of tasks in place of their places.
     * @param 'added'|'removed'|'changed'|'moved'|string $change
     * @param mixed $before
     * @param mixed $after
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $pointer,
        public readonly string $change,
        public readonly mixed $before = null,
        public readonly mixed $after = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
