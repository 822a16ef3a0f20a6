<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group sessions. */
final class SessionsCalls extends Group
{
    /**
     * List my sessions.
     *
     * For a signed-in member.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\Session>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/auth/sessions', Types\Session::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * End all sessions except this one.
     *
     * For a signed-in member.
     *
     * @return void
     */
    public function endOthers(): void
    {
        $this->nothingOf('DELETE /api/auth/sessions');
    }

    /**
     * End a session.
     *
     * For a signed-in member.
     *
     * @param string $id
     * @return void
     */
    public function delete(
        string $id,
    ): void {
        $this->nothingOf('DELETE /api/auth/sessions/{id}', params: ['id' => $id]);
    }
}
