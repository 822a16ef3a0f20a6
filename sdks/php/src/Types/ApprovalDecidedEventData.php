<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApprovalDecidedEventData is a value of the API. */
final class ApprovalDecidedEventData extends Value
{
    protected const REQUIRED = [
        'approvalId',
        'runId',
        'workflow',
        'decision',
    ];

    /**
     * @param string $approvalId
     * @param string $runId
     * @param string $workflow
     * @param 'approved'|'rejected'|string $decision
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $approvalId,
        public readonly string $runId,
        public readonly string $workflow,
        public readonly string $decision,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
