<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PasskeyAnswerResponse is a value of the API. */
final class PasskeyAnswerResponse extends Value
{
    protected const REQUIRED = [
        'clientDataJSON',
        'authenticatorData',
        'signature',
    ];

    /**
     * @param string $clientDataJSON
     * @param string $authenticatorData
     * @param string $signature
     * @param string|mixed $userHandle
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $clientDataJSON,
        public readonly string $authenticatorData,
        public readonly string $signature,
        public readonly ?string $userHandle = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
