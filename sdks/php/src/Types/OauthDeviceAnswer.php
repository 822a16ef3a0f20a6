<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthDeviceAnswer is a value of the API. */
final class OauthDeviceAnswer extends Value
{
    protected const NAMES = [
        'device_code' => 'deviceCode',
        'user_code' => 'userCode',
        'verification_uri' => 'verificationUri',
        'verification_uri_complete' => 'verificationUriComplete',
        'expires_in' => 'expiresIn',
    ];

    protected const REQUIRED = [
        'device_code',
        'user_code',
        'verification_uri',
        'expires_in',
    ];

    /**
     * @param string $deviceCode
     * @param string $userCode
     * @param string $verificationUri
     * @param int $expiresIn Seconds.
     * @param string|null $verificationUriComplete
     * @param int|null $interval Seconds between two requests.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $deviceCode,
        public readonly string $userCode,
        public readonly string $verificationUri,
        public readonly int $expiresIn,
        public readonly ?string $verificationUriComplete = null,
        public readonly ?int $interval = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
