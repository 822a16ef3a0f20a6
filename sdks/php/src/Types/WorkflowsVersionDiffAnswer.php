<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkflowsVersionDiffAnswer is a value of the API. */
final class WorkflowsVersionDiffAnswer extends Value
{
    protected const READINGS = [
        'changes' => ['list', WorkflowsVersionDiffAnswerChange::class],
    ];

    protected const REQUIRED = [
        'version',
        'against',
        'changes',
        'text',
    ];

    /**
     * @param int $version
     * @param int $against
     * @param list<WorkflowsVersionDiffAnswerChange> $changes
     * @param string $text The texts by lines, in the unified format.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $version,
        public readonly int $against,
        public readonly array $changes,
        public readonly string $text,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
