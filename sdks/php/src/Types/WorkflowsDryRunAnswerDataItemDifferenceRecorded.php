<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsDryRunAnswerDataItemDifferenceRecorded is a value of the API. */
final class WorkflowsDryRunAnswerDataItemDifferenceRecorded extends Value
{
    protected const REQUIRED = [
        'status',
        'output',
    ];

    /**
     * @param string $status
     * @param mixed $output
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $status,
        public readonly mixed $output,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
