<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsDryRunAnswerDataItemDry is a value of the API. */
final class WorkflowsDryRunAnswerDataItemDry extends Value
{
    protected const READINGS = [
        'error' => RunsListItemError::class,
        'timeline' => ['list', RunsGetAnswerTimelineItem::class],
    ];

    protected const REQUIRED = [
        'status',
        'output',
        'error',
        'timeline',
    ];

    /**
     * @param string $status
     * @param mixed $output
     * @param RunsListItemError|mixed $error
     * @param list<RunsGetAnswerTimelineItem> $timeline The first 200 tasks.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $status,
        public readonly mixed $output,
        public readonly ?RunsListItemError $error,
        public readonly array $timeline,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
