<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AppRegistration is a value of the API. */
final class AppRegistration extends Value
{
    protected const NAMES = [
        'client_name' => 'clientName',
        'redirect_uris' => 'redirectUris',
        'token_endpoint_auth_method' => 'tokenEndpointAuthMethod',
    ];

    /**
     * @param string|null $clientName
     * @param list<string>|null $redirectUris
     * @param string|null $scope
     * @param string|null $tokenEndpointAuthMethod
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $clientName = null,
        public readonly ?array $redirectUris = null,
        public readonly ?string $scope = null,
        public readonly ?string $tokenEndpointAuthMethod = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
