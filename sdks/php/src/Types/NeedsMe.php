<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/**
 * What waits for a person. Null: the caller lacks the scope that is named. The largest number stands for more,
 * too.
 */
final class NeedsMe extends Value
{
    protected const REQUIRED = [
        'waiting',
        'unassigned',
        'leads',
        'gaps',
        'failedRuns',
        'failingProviders',
        'failingEndpoints',
        'unsentMails',
    ];

    /**
     * @param int|mixed $waiting Conversations in which a person waits for the team (`conversations:read`).
     * @param int|mixed $unassigned Conversations with the team that nobody has taken (`conversations:read`).
     * @param int|mixed $leads Leads that are new (`leads:read`).
     * @param int|mixed $gaps Questions without an answer that the knowledge of now does not answer
     * (`knowledge:read`).
     * @param int|mixed $failedRuns Runs that failed in the last seven days and were not resumed
     * (`automation:read`).
     * @param int|mixed $failingProviders Providers of which a model does not answer (`settings:read`).
     * @param int|mixed $failingEndpoints Endpoints that fail, or that were disabled because they did
     * (`webhooks:read`).
     * @param int|mixed $unsentMails Mails that were given up, became files without a mail server, or wait after
     * a failure (`settings:read`).
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $waiting,
        public readonly ?int $unassigned,
        public readonly ?int $leads,
        public readonly ?int $gaps,
        public readonly ?int $failedRuns,
        public readonly ?int $failingProviders,
        public readonly ?int $failingEndpoints,
        public readonly ?int $unsentMails,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
