<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthPushedRequest is a value of the API. */
final class OauthPushedRequest extends Value
{
    protected const NAMES = [
        'request_uri' => 'requestUri',
        'expires_in' => 'expiresIn',
    ];

    protected const REQUIRED = [
        'request_uri',
        'expires_in',
    ];

    /**
     * @param string $requestUri
     * @param int $expiresIn Seconds.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $requestUri,
        public readonly int $expiresIn,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
