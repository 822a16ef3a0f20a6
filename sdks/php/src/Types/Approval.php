<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Approval is a value of the API. */
final class Approval extends Value
{
    protected const READINGS = [
        'deadline' => 'time',
        'escalatedAt' => 'time',
        'decidedBy' => ApprovalDecidedBy::class,
        'createdAt' => 'time',
        'decidedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'runId',
        'workflow',
        'title',
        'request',
        'requestHash',
        'status',
        'approvers',
        'deadline',
        'escalateTo',
        'escalatedAt',
        'decidedBy',
        'comment',
        'createdAt',
        'decidedAt',
    ];

    /**
     * @param string $id
     * @param string $runId
     * @param string $workflow
     * @param string $title
     * @param mixed $request What exactly is approved.
     * @param string $requestHash SHA-256 of the canonical JSON (RFC 8785) of `{title, request}`, in hexadecimal.
     * @param 'pending'|'approved'|'rejected'|'expired'|'cancelled'|string $status
     * @param list<string>|mixed $approvers
     * @param \DateTimeInterface|mixed $deadline
     * @param string|mixed $escalateTo
     * @param \DateTimeInterface|mixed $escalatedAt
     * @param ApprovalDecidedBy|mixed $decidedBy
     * @param string|mixed $comment
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface|mixed $decidedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $runId,
        public readonly string $workflow,
        public readonly string $title,
        public readonly mixed $request,
        public readonly string $requestHash,
        public readonly string $status,
        public readonly ?array $approvers,
        public readonly ?\DateTimeInterface $deadline,
        public readonly ?string $escalateTo,
        public readonly ?\DateTimeInterface $escalatedAt,
        public readonly ?ApprovalDecidedBy $decidedBy,
        public readonly ?string $comment,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $decidedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
