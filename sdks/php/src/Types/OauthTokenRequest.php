<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthTokenRequest is a value of the API. */
final class OauthTokenRequest extends Value
{
    protected const NAMES = [
        'grant_type' => 'grantType',
        'client_id' => 'clientId',
        'client_secret' => 'clientSecret',
        'code_verifier' => 'codeVerifier',
        'redirect_uri' => 'redirectUri',
        'refresh_token' => 'refreshToken',
        'device_code' => 'deviceCode',
        'subject_token' => 'subjectToken',
        'subject_token_type' => 'subjectTokenType',
    ];

    protected const REQUIRED = [
        'grant_type',
    ];

    /**
     * @param string $grantType
     * @param string|null $clientId
     * @param string|null $clientSecret Of a confidential app; it may also stand in the header, as Basic.
     * @param string|null $code
     * @param string|null $codeVerifier
     * @param string|null $redirectUri
     * @param string|null $refreshToken
     * @param string|null $deviceCode
     * @param string|null $subjectToken The token of a machine's platform (RFC 8693).
     * @param string|null $subjectTokenType
     * @param string|null $assertion The same token in the form of RFC 7523.
     * @param string|null $scope
     * @param string|null $resource
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $grantType,
        public readonly ?string $clientId = null,
        public readonly ?string $clientSecret = null,
        public readonly ?string $code = null,
        public readonly ?string $codeVerifier = null,
        public readonly ?string $redirectUri = null,
        public readonly ?string $refreshToken = null,
        public readonly ?string $deviceCode = null,
        public readonly ?string $subjectToken = null,
        public readonly ?string $subjectTokenType = null,
        public readonly ?string $assertion = null,
        public readonly ?string $scope = null,
        public readonly ?string $resource = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
