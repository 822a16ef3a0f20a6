<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatContext is a value of the API. */
final class ChatContext extends Value
{
    /**
     * @param string|null $userId
     * @param string|null $userToken With a publishable key: proves the user. A JWT, HS256 with the identity
     * secret, of `sub` and `exp` (24 hours ahead at most).
     * @param mixed $userHash Ended: refused with 422 user-hash-ended. Send `userToken`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $userId = null,
        public readonly ?string $userToken = null,
        public readonly mixed $userHash = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
