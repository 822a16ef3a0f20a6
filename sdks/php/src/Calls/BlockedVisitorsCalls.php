<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group blockedVisitors. */
final class BlockedVisitorsCalls extends Group
{
    /**
     * List who is blocked.
     *
     * Scope: `contacts:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\BlockedVisitor>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/blocked-visitors', Types\BlockedVisitor::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * End a block.
     *
     * The answer is the same for a visitor who is not blocked.
     *
     * Scope: `contacts:write`.
     *
     * @param string $visitorId
     * @return void
     */
    public function delete(
        string $visitorId,
    ): void {
        $this->nothingOf('DELETE /api/blocked-visitors/{visitorId}', params: ['visitorId' => $visitorId]);
    }
}
