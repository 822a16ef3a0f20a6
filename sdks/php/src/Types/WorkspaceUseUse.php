<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceUseUse is a value of the API. */
final class WorkspaceUseUse extends Value
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
    ];

    /**
     * @param int $runs Runs of workflows that wait or are executed.
     * @param int $runBytes Bytes of all runs, with their tasks and the events that they emitted.
     * @param int $eventBytes Bytes of the events and of received webhooks.
     * @param int $knowledgeBytes Bytes of the texts that assistants know, with former versions that replies
     * cite.
     * @param int $fileBytes Bytes of recordings.
     * @param int|mixed $conversations
     * @param int|mixed $leads
     * @param int|mixed $subscribers
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $runs,
        public readonly int $runBytes,
        public readonly int $eventBytes,
        public readonly int $knowledgeBytes,
        public readonly int $fileBytes,
        public readonly ?int $conversations,
        public readonly ?int $leads,
        public readonly ?int $subscribers,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
