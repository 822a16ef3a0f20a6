<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group savedReplies. */
final class SavedRepliesCalls extends Group
{
    /**
     * List the saved replies.
     *
     * Scope: `conversations:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @return Pages<Types\SavedReply>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
    ): Pages {
        return $this->pagesOf('GET /api/saved-replies', Types\SavedReply::class, query: ['limit' => $limit, 'cursor' => $cursor]);
    }

    /**
     * Save a reply.
     *
     * Scope: `conversations:write`.
     *
     * @param string $title
     * @param string $text
     * @param string|mixed|null $shortcut
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SavedReply
     */
    public function create(
        string $title,
        string $text,
        ?string $shortcut = null,
        array $extra = [],
    ): Types\SavedReply {
        return $this->callOf('POST /api/saved-replies', Types\SavedReply::class, body: self::membersOf(['title' => $title, 'text' => $text], ['shortcut' => $shortcut], $extra));
    }

    /**
     * Change a saved reply.
     *
     * Scope: `conversations:write`.
     *
     * @param string $savedReplyId
     * @param string|null $title
     * @param string|null $text
     * @param string|mixed|null $shortcut
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\SavedReply
     */
    public function update(
        string $savedReplyId,
        ?string $title = null,
        ?string $text = null,
        ?string $shortcut = null,
        array $extra = [],
    ): Types\SavedReply {
        return $this->callOf('PATCH /api/saved-replies/{savedReplyId}', Types\SavedReply::class, params: ['savedReplyId' => $savedReplyId], body: self::membersOf([], ['title' => $title, 'text' => $text, 'shortcut' => $shortcut], $extra));
    }

    /**
     * Delete a saved reply.
     *
     * Scope: `conversations:write`.
     *
     * @param string $savedReplyId
     * @return void
     */
    public function delete(
        string $savedReplyId,
    ): void {
        $this->nothingOf('DELETE /api/saved-replies/{savedReplyId}', params: ['savedReplyId' => $savedReplyId]);
    }
}
