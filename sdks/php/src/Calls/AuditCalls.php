<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group audit. */
final class AuditCalls extends Group
{
    /**
     * Read the audit log: who did what in the workspace.
     *
     * Scope: `settings:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param string|null $action
     * @return Pages<Types\AuditEntry>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $action = null,
    ): Pages {
        return $this->pagesOf('GET /api/audit', Types\AuditEntry::class, query: ['limit' => $limit, 'cursor' => $cursor, 'action' => $action]);
    }
}
