<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SignInReset is a value of the API. */
final class SignInReset extends Value
{
    protected const REQUIRED = [
        'userId',
        'isMailed',
        'url',
    ];

    /**
     * @param string $userId
     * @param bool $isMailed The link was mailed. False: mail is not set up.
     * @param string|mixed $url
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $userId,
        public readonly bool $isMailed,
        public readonly ?string $url,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
