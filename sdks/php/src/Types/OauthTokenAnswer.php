<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthTokenAnswer is a value of the API. */
final class OauthTokenAnswer extends Value
{
    protected const NAMES = [
        'access_token' => 'accessToken',
        'token_type' => 'tokenType',
        'expires_in' => 'expiresIn',
        'refresh_token' => 'refreshToken',
        'issued_token_type' => 'issuedTokenType',
    ];

    protected const REQUIRED = [
        'access_token',
        'token_type',
        'expires_in',
    ];

    /**
     * @param string $accessToken
     * @param string $tokenType
     * @param int $expiresIn Seconds.
     * @param string|null $scope
     * @param string|null $refreshToken
     * @param string|null $issuedTokenType Only of a token that was exchanged (RFC 8693).
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $accessToken,
        public readonly string $tokenType,
        public readonly int $expiresIn,
        public readonly ?string $scope = null,
        public readonly ?string $refreshToken = null,
        public readonly ?string $issuedTokenType = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
