<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsDryRunAnswerDataItemDifference is a value of the API. */
final class WorkflowsDryRunAnswerDataItemDifference extends Value
{
    protected const READINGS = [
        'recorded' => WorkflowsDryRunAnswerDataItemDifferenceRecorded::class,
        'dry' => WorkflowsDryRunAnswerDataItemDifferenceDry::class,
    ];

    protected const REQUIRED = [
        'pointer',
        'recorded',
        'dry',
    ];

    /**
     * @param string $pointer
     * @param WorkflowsDryRunAnswerDataItemDifferenceRecorded|mixed $recorded
     * @param WorkflowsDryRunAnswerDataItemDifferenceDry|mixed $dry
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $pointer,
        public readonly ?WorkflowsDryRunAnswerDataItemDifferenceRecorded $recorded,
        public readonly ?WorkflowsDryRunAnswerDataItemDifferenceDry $dry,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
