<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group overview. */
final class OverviewCalls extends Group
{
    /**
     * Count what waits for a person.
     *
     * Each count needs the scope that its description names, and is null without it.
     *
     * For members and secret keys, whatever their scopes.
     *
     * @return Types\NeedsMe
     */
    public function needs(): Types\NeedsMe
    {
        return $this->callOf('GET /api/needs-me', Types\NeedsMe::class);
    }

    /**
     * Count conversations and what became of them, by day, assistant, page or channel.
     *
     * Of more than 20,000 conversations in the time the newest count. Deleted ones do not count. `leads` needs
     * `leads:read`, and `subscribers` needs `newsletter:read`; each is null without it.
     *
     * Scope: `conversations:read`.
     *
     * @param string|null $from
     * @param string|null $to
     * @param 'day'|'assistant'|'page'|'channel'|string|null $by
     * @return Types\Statistics
     */
    public function statistics(
        ?string $from = null,
        ?string $to = null,
        ?string $by = null,
    ): Types\Statistics {
        return $this->callOf('GET /api/statistics', Types\Statistics::class, query: ['from' => $from, 'to' => $to, 'by' => $by]);
    }
}
