<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group bounces. */
final class BouncesCalls extends Group
{
    /**
     * List what came back, newest first.
     *
     * Scope: `newsletter:read`.
     *
     * @param int|null $limit
     * @param string|null $cursor
     * @param string|null $subscriberId
     * @return Pages<Types\Bounce>
     */
    public function list(
        ?int $limit = null,
        ?string $cursor = null,
        ?string $subscriberId = null,
    ): Pages {
        return $this->pagesOf('GET /api/newsletter/bounces', Types\Bounce::class, query: ['limit' => $limit, 'cursor' => $cursor, 'subscriberId' => $subscriberId]);
    }

    /**
     * Report bounces and complaints that a mail service told of.
     *
     * A hard bounce and a complaint end all mails to the subscriber, and so do soft bounces on five days within
     * 60. Each mail counts once for each kind.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param list<Types\ReportedBounce> $bounces
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\BounceReceipt
     */
    public function report(
        array $bounces,
        array $extra = [],
    ): Types\BounceReceipt {
        return $this->callOf('POST /api/newsletter/bounces', Types\BounceReceipt::class, body: self::membersOf(['bounces' => $bounces], [], $extra));
    }

    /**
     * Make the address where the mails of the bounce mailbox are posted.
     *
     * The former address ends. Only a hash of it is stored.
     *
     * Scope: `newsletter:write`. A member's e-mail address must be verified.
     *
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\BounceAddress
     */
    public function createAddress(
        array $extra = [],
    ): Types\BounceAddress {
        return $this->callOf('POST /api/newsletter/bounces/address', Types\BounceAddress::class, body: self::membersOf([], [], $extra));
    }

    /**
     * Receive a mail of the bounce mailbox.
     *
     * The whole mail as message/rfc822, at most 10 MiB; or JSON or a form with it in the field `raw`, `email` or
     * `body-mime`. Delivery reports (RFC 3464), spam reports (RFC 5965) and bounces in words are read. Only a
     * report with the address or the `Message-ID` that Parley gave the mail is counted.
     *
     * @param string $token
     * @param mixed $body
     * @return Types\BounceReceipt
     */
    public function receiveMail(
        string $token,
        mixed $body,
    ): Types\BounceReceipt {
        return $this->callOf('POST /api/newsletter/bounces/mail/{token}', Types\BounceReceipt::class, params: ['token' => $token], body: $body);
    }
}
