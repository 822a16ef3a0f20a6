<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group suppressions. */
final class SuppressionsCalls extends Group
{
    /**
     * List the addresses that get no mail, newest first.
     *
     * Addresses are kept as keyed hashes. The address itself is shown while a subscriber has it, and is null
     * after an erasure. With `email`, whether this one is among them.
     *
     * Scope: `newsletter:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param 'unsubscribed'|'bounced'|'complained'|'erased'|'member'|string|null $reason
     * @param string|null $email
     * @return Pages<Types\Suppression>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $reason = null,
        ?string $email = null,
    ): Pages {
        return $this->pagesOf('GET /api/newsletter/suppressions', Types\Suppression::class, query: ['limit' => $limit, 'cursor' => $cursor, 'reason' => $reason, 'email' => $email]);
    }

    /**
     * Keep an address from all mails of the newsletter.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param string $email
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\Suppression
     */
    public function create(
        string $email,
        array $extra = [],
    ): Types\Suppression {
        return $this->callOf('POST /api/newsletter/suppressions', Types\Suppression::class, body: self::membersOf(['email' => $email], [], $extra));
    }

    /**
     * Let an address get mails again.
     *
     * It still gets only mails of lists that its owner confirms.
     *
     * Scope: `newsletter:write`.
     *
     * @param string $email
     * @return void
     */
    public function delete(
        string $email,
    ): void {
        $this->nothingOf('DELETE /api/newsletter/suppressions/{email}', params: ['email' => $email]);
    }
}
