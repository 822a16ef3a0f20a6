<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SignedIn is a value of the API. */
final class SignedIn extends Value
{
    protected const READINGS = [
        'user' => User::class,
        'workspace' => Workspace::class,
    ];

    protected const TAGS = [
        'tokenType' => 'Bearer',
    ];

    protected const REQUIRED = [
        'user',
        'workspace',
        'accessToken',
        'tokenType',
        'expiresIn',
    ];

    /**
     * @param User $user
     * @param Workspace $workspace
     * @param string $accessToken
     * @param 'Bearer' $tokenType
     * @param int $expiresIn Seconds until the access token expires.
     * @param string|null $refreshToken Can be used once, at /api/auth/refresh. Left out where a cookie holds it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly User $user,
        public readonly Workspace $workspace,
        public readonly string $accessToken,
        public readonly string $tokenType,
        public readonly int $expiresIn,
        public readonly ?string $refreshToken = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
