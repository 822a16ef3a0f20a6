<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RegisteredApp is a value of the API. */
final class RegisteredApp extends Value
{
    protected const NAMES = [
        'client_id' => 'clientId',
        'client_secret' => 'clientSecret',
        'client_id_issued_at' => 'clientIdIssuedAt',
        'client_secret_expires_at' => 'clientSecretExpiresAt',
        'client_name' => 'clientName',
        'redirect_uris' => 'redirectUris',
        'grant_types' => 'grantTypes',
        'response_types' => 'responseTypes',
        'token_endpoint_auth_method' => 'tokenEndpointAuthMethod',
    ];

    protected const REQUIRED = [
        'client_id',
        'client_id_issued_at',
        'client_name',
        'redirect_uris',
        'grant_types',
        'response_types',
        'token_endpoint_auth_method',
        'scope',
    ];

    /**
     * @param string $clientId
     * @param int $clientIdIssuedAt
     * @param string $clientName
     * @param list<string> $redirectUris
     * @param list<string> $grantTypes
     * @param list<string> $responseTypes
     * @param string $tokenEndpointAuthMethod
     * @param string $scope
     * @param string|null $clientSecret
     * @param int|null $clientSecretExpiresAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $clientId,
        public readonly int $clientIdIssuedAt,
        public readonly string $clientName,
        public readonly array $redirectUris,
        public readonly array $grantTypes,
        public readonly array $responseTypes,
        public readonly string $tokenEndpointAuthMethod,
        public readonly string $scope,
        public readonly ?string $clientSecret = null,
        public readonly ?int $clientSecretExpiresAt = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
