<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthAuthorizationRequest is a value of the API. */
final class OauthAuthorizationRequest extends Value
{
    protected const NAMES = [
        'client_id' => 'clientId',
        'response_type' => 'responseType',
        'redirect_uri' => 'redirectUri',
        'code_challenge' => 'codeChallenge',
        'code_challenge_method' => 'codeChallengeMethod',
    ];

    protected const TAGS = [
        'response_type' => 'code',
        'code_challenge_method' => 'S256',
    ];

    protected const REQUIRED = [
        'client_id',
        'response_type',
        'redirect_uri',
        'code_challenge',
        'code_challenge_method',
    ];

    /**
     * @param string $clientId
     * @param 'code' $responseType
     * @param string $redirectUri Exactly one of the app's.
     * @param string $codeChallenge
     * @param 'S256' $codeChallengeMethod
     * @param string|null $scope Without it, all that the app may have.
     * @param string|null $resource What the token is for: this server, or this server's /mcp.
     * @param string|null $state
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $clientId,
        public readonly string $responseType,
        public readonly string $redirectUri,
        public readonly string $codeChallenge,
        public readonly string $codeChallengeMethod,
        public readonly ?string $scope = null,
        public readonly ?string $resource = null,
        public readonly ?string $state = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
