<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsDryRunAnswer is a value of the API. */
final class WorkflowsDryRunAnswer extends Value
{
    protected const READINGS = [
        'data' => ['list', WorkflowsDryRunAnswerDataItem::class],
    ];

    protected const REQUIRED = [
        'data',
        'isComplete',
    ];

    /**
     * @param list<WorkflowsDryRunAnswerDataItem> $data
     * @param bool $isComplete False: the time or the size was not enough for all.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $data,
        public readonly bool $isComplete,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
