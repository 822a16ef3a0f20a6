<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewAccount is a value of the API. */
final class NewAccount extends Value
{
    protected const REQUIRED = [
        'email',
        'password',
    ];

    /**
     * @param string $email Upper and lower case are the same.
     * @param string $password 10 to 128 characters.
     * @param 'cookie'|null $session For Parley's own pages: the refresh token is then in a cookie that no script
     * reads, and the answer is without it.
     * @param string|null $name
     * @param string|null $workspaceName One line.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $email,
        public readonly string $password,
        public readonly ?string $session = null,
        public readonly ?string $name = null,
        public readonly ?string $workspaceName = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
