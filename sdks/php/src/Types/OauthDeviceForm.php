<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthDeviceForm is a value of the API. */
final class OauthDeviceForm extends Value
{
    protected const NAMES = [
        'user_code' => 'userCode',
    ];

    /**
     * @param string|null $xsrf
     * @param string|null $userCode
     * @param string|null $confirm
     * @param string|null $abort
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $xsrf = null,
        public readonly ?string $userCode = null,
        public readonly ?string $confirm = null,
        public readonly ?string $abort = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
