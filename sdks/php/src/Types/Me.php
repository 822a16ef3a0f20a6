<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Me is a value of the API. */
final class Me extends Value
{
    protected const READINGS = [
        'user' => User::class,
        'workspace' => Workspace::class,
        'workspaces' => ['list', Workspace::class],
        'workspaceDeletesAt' => 'time',
    ];

    protected const REQUIRED = [
        'user',
        'workspace',
        'workspaces',
        'sessionId',
        'scopes',
        'workspaceDeletesAt',
        'workspaceAwaitsApproval',
        'secondFactors',
        'isOperator',
    ];

    /**
     * @param User $user
     * @param Workspace $workspace
     * @param list<Workspace> $workspaces Every workspace that this user is a member of.
     * @param string $sessionId
     * @param
     * list<'settings:read'|'settings:write'|'members:read'|'members:write'|'keys:write'|'contacts:read'|'contacts:write'|'leads:read'|'leads:write'|'newsletter:read'|'newsletter:write'|'database:read'|'database:write'|'database:ddl'|'database:sql'|'files:read'|'files:write'|'knowledge:read'|'knowledge:write'|'conversations:read'|'conversations:write'|'webhooks:read'|'webhooks:write'|'automation:read'|'automation:write'|'automation:run'|'approvals:write'|'voice:write'|string>
     * $scopes
     * @param \DateTimeInterface|mixed $workspaceDeletesAt When this workspace is deleted; null: it stays. `POST
     * /api/workspace/keep` takes it back.
     * @param bool $workspaceAwaitsApproval This workspace is new and waits for the operator
     * (`PARLEY_SIGNUP=approval`).
     * @param list<'totp'|'passkey'|'recovery-code'|string> $secondFactors What the sign-in asks for beside the
     * password; none: nothing.
     * @param bool $isOperator Whether this user runs the installation.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly User $user,
        public readonly Workspace $workspace,
        public readonly array $workspaces,
        public readonly string $sessionId,
        public readonly array $scopes,
        public readonly ?\DateTimeInterface $workspaceDeletesAt,
        public readonly bool $workspaceAwaitsApproval,
        public readonly array $secondFactors,
        public readonly bool $isOperator,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
