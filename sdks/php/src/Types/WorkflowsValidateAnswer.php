<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsValidateAnswer is a value of the API. */
final class WorkflowsValidateAnswer extends Value
{
    protected const READINGS = [
        'problems' => ['list', WorkflowsPutAnswerProblem::class],
    ];

    protected const REQUIRED = [
        'valid',
        'problems',
    ];

    /**
     * @param bool $valid
     * @param list<WorkflowsPutAnswerProblem> $problems
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $valid,
        public readonly array $problems,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
