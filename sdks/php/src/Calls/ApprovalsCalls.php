<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group approvals. */
final class ApprovalsCalls extends Group
{
    /**
     * List what runs ask people for, newest first.
     *
     * Scope: `automation:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'pending'|'approved'|'rejected'|'expired'|'cancelled'|string|null $status
     * @return Pages<Types\Approval>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $status = null,
    ): Pages {
        return $this->pagesOf('GET /api/approvals', Types\Approval::class, query: ['limit' => $limit, 'cursor' => $cursor, 'status' => $status]);
    }

    /**
     * Read what a run asks people for.
     *
     * Scope: `automation:read`.
     *
     * @param string $approvalId
     * @return Types\Approval
     */
    public function get(
        string $approvalId,
    ): Types\Approval {
        return $this->callOf('GET /api/approvals/{approvalId}', Types\Approval::class, params: ['approvalId' => $approvalId]);
    }

    /**
     * Approve or reject what a run asks for.
     *
     * The first decision counts; the run goes on with it. Where the workflow names `approvers`, only these
     * members may decide.
     *
     * Scope: `approvals:write`. A member's e-mail address must be verified.
     *
     * @param string $approvalId
     * @param 'approved'|'rejected'|string $decision
     * @param string|null $requestHash
     * @param string|null $comment
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Approval
     */
    public function decide(
        string $approvalId,
        string $decision,
        ?string $requestHash = null,
        ?string $comment = null,
        array $extra = [],
    ): Types\Approval {
        return $this->callOf('POST /api/approvals/{approvalId}', Types\Approval::class, params: ['approvalId' => $approvalId], body: self::membersOf(['decision' => $decision], ['requestHash' => $requestHash, 'comment' => $comment], $extra));
    }
}
