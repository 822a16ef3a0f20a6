<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthToken is a value of the API. */
final class OauthToken extends Value
{
    protected const NAMES = [
        'client_id' => 'clientId',
        'client_secret' => 'clientSecret',
        'token_type_hint' => 'tokenTypeHint',
    ];

    protected const REQUIRED = [
        'token',
    ];

    /**
     * @param string $token
     * @param string|null $clientId
     * @param string|null $clientSecret
     * @param string|null $tokenTypeHint
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $token,
        public readonly ?string $clientId = null,
        public readonly ?string $clientSecret = null,
        public readonly ?string $tokenTypeHint = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
