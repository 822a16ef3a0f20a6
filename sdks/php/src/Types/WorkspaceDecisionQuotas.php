<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceDecisionQuotas is a value of the API. */
final class WorkspaceDecisionQuotas extends Value
{
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
        public readonly ?int $runs = null,
        public readonly ?int $runBytes = null,
        public readonly ?int $eventBytes = null,
        public readonly ?int $knowledgeBytes = null,
        public readonly ?int $fileBytes = null,
        public readonly ?int $conversations = null,
        public readonly ?int $leads = null,
        public readonly ?int $subscribers = null,
        public readonly ?int $chainRuns = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
