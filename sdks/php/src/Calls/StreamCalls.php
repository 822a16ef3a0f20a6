<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group stream. */
final class StreamCalls extends Group
{
    /**
     * Stream events as they happen.
     *
     * Every event that the caller may see, in commit order, over a WebSocket or as Server-Sent Events. Each
     * event has a `position`. Connect again with `since` (or Last-Event-ID), and the stream continues there
     * without gaps or repetitions. Over a WebSocket the client may send `{type: "ping"}` and `{type: "typing",
     * conversationId, isTyping}`. The stream ends when the credential of the caller expires (WebSockets with
     * code 4401). Before that, a member may send `{type: "token", accessToken}` with a fresh access token: the
     * WebSocket stays open with the rights of the new token, and `{type: "token", expiresAt}` confirms it.
     *
     * For every valid credential, including publishable keys.
     *
     * @param string|null $ticket
     * @param int|null $since
     * @param string|null $events
     * @param string|null $conversation
     * @return \Generator<int, ServerSentEvent>
     */
    public function events(
        ?string $ticket = null,
        ?int $since = null,
        ?string $events = null,
        ?string $conversation = null,
    ): \Generator {
        return $this->eventsOf('GET /api/stream', query: ['ticket' => $ticket, 'since' => $since, 'events' => $events, 'conversation' => $conversation]);
    }

    /**
     * Create a ticket for /api/stream.
     *
     * For browsers, which cannot send an Authorization header to `/api/stream`. Open `/api/stream?ticket=…`
     * instead. A ticket opens one WebSocket. Server-Sent Events may reconnect with it until it ends after 15
     * minutes.
     *
     * For every valid credential, including publishable keys.
     *
     * @return Types\StreamTicket
     */
    public function createTicket(): Types\StreamTicket
    {
        return $this->callOf('POST /api/stream/tickets', Types\StreamTicket::class);
    }
}
