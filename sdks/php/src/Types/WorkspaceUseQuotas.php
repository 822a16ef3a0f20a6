<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceUseQuotas is a value of the API. */
final class WorkspaceUseQuotas extends Value
{
    protected const REQUIRED = [
        'runs',
        'runBytes',
        'eventBytes',
        'knowledgeBytes',
        'fileBytes',
        'conversations',
        'leads',
        'subscribers',
        'chainRuns',
    ];

    /**
     * @param int|mixed $runs
     * @param int|mixed $runBytes
     * @param int|mixed $eventBytes
     * @param int|mixed $knowledgeBytes
     * @param int|mixed $fileBytes
     * @param int|mixed $conversations
     * @param int|mixed $leads
     * @param int|mixed $subscribers
     * @param int|mixed $chainRuns
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $runs,
        public readonly ?int $runBytes,
        public readonly ?int $eventBytes,
        public readonly ?int $knowledgeBytes,
        public readonly ?int $fileBytes,
        public readonly ?int $conversations,
        public readonly ?int $leads,
        public readonly ?int $subscribers,
        public readonly ?int $chainRuns,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
