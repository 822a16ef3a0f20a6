<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsDryRunAnswerDataItem is a value of the API. */
final class WorkflowsDryRunAnswerDataItem extends Value
{
    protected const READINGS = [
        'recorded' => WorkflowsDryRunAnswerDataItemRecorded::class,
        'dry' => WorkflowsDryRunAnswerDataItemDry::class,
        'differences' => ['list', WorkflowsDryRunAnswerDataItemDifference::class],
    ];

    protected const REQUIRED = [
        'input',
        'dry',
        'isSame',
        'differences',
    ];

    /**
     * @param mixed $input
     * @param WorkflowsDryRunAnswerDataItemDry $dry
     * @param bool|mixed $isSame Null where nothing was recorded.
     * @param list<WorkflowsDryRunAnswerDataItemDifference> $differences The tasks that ended differently: the
     * first 100.
     * @param mixed $event The event that would have started it.
     * @param WorkflowsDryRunAnswerDataItemRecorded|null $recorded
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly mixed $input,
        public readonly WorkflowsDryRunAnswerDataItemDry $dry,
        public readonly ?bool $isSame,
        public readonly array $differences,
        public readonly mixed $event = null,
        public readonly ?WorkflowsDryRunAnswerDataItemRecorded $recorded = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
