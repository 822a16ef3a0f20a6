<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsListItemTriggerProblem is a value of the API. */
final class WorkflowsListItemTriggerProblem extends Value
{
    protected const READINGS = [
        'at' => 'time',
    ];

    protected const REQUIRED = [
        'message',
        'at',
    ];

    /**
     * @param string $message
     * @param \DateTimeInterface $at
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $message,
        public readonly \DateTimeInterface $at,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
