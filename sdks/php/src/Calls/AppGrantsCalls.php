<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group appGrants. */
final class AppGrantsCalls extends Group
{
    /**
     * List the apps that may act for me.
     *
     * In this workspace. An owner may list them for all members.
     *
     * For a signed-in member.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param bool|null $everybody
     * @return Pages<Types\AppGrant>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?bool $everybody = null,
    ): Pages {
        return $this->pagesOf('GET /api/oauth/grants', Types\AppGrant::class, query: ['limit' => $limit, 'cursor' => $cursor, 'everybody' => $everybody]);
    }

    /**
     * No longer let an app act for me.
     *
     * Every node refuses its tokens within a second. An owner may end what any member gave.
     *
     * For a signed-in member.
     *
     * @param string $id
     * @return void
     */
    public function delete(
        string $id,
    ): void {
        $this->nothingOf('DELETE /api/oauth/grants/{id}', params: ['id' => $id]);
    }
}
