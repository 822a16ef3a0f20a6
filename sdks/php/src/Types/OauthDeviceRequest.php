<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthDeviceRequest is a value of the API. */
final class OauthDeviceRequest extends Value
{
    protected const NAMES = [
        'client_id' => 'clientId',
    ];

    protected const REQUIRED = [
        'client_id',
    ];

    /**
     * @param string $clientId
     * @param string|null $scope
     * @param string|null $resource
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $clientId,
        public readonly ?string $scope = null,
        public readonly ?string $resource = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
