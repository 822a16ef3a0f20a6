<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsPutAnswerProblem is a value of the API. */
final class WorkflowsPutAnswerProblem extends Value
{
    protected const REQUIRED = [
        'line',
        'column',
        'pointer',
        'message',
        'severity',
    ];

    /**
     * @param int $line From 1.
     * @param int $column From 1.
     * @param string $pointer JSON Pointer to the part of the document.
     * @param string $message
     * @param 'error'|'warning'|'hint'|string $severity A document is valid with warnings and hints: it runs, and
     * may do another thing than was meant.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $line,
        public readonly int $column,
        public readonly string $pointer,
        public readonly string $message,
        public readonly string $severity,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
