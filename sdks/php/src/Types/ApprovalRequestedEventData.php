<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApprovalRequestedEventData is a value of the API. */
final class ApprovalRequestedEventData extends Value
{
    protected const REQUIRED = [
        'approvalId',
        'runId',
        'workflow',
        'isEscalation',
    ];

    /**
     * @param string $approvalId
     * @param string $runId
     * @param string $workflow
     * @param bool $isEscalation
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $approvalId,
        public readonly string $runId,
        public readonly string $workflow,
        public readonly bool $isEscalation,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
