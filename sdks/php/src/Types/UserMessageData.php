<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UserMessageData is a value of the API. */
final class UserMessageData extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
    ];

    protected const REQUIRED = [
        'userId',
        'message',
    ];

    /**
     * @param string $userId
     * @param string $message What the person says; not only white space. At most 8,000 characters, unless the
     * operator sets PARLEY_MAX_MESSAGE.
     * @param \DateTimeInterface|null $timestamp
     * @param string|null $sessionId Your own name for the conversation, or the `conv_…` id that an earlier
     * answer gave.
     * @param mixed $userHash Ended: refused with 422 user-hash-ended. Send `userToken`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $message,
        public readonly ?\DateTimeInterface $timestamp = null,
        public readonly ?string $sessionId = null,
        public readonly mixed $userHash = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
