<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewPasskeyPasskeyResponse is a value of the API. */
final class NewPasskeyPasskeyResponse extends Value
{
    protected const REQUIRED = [
        'clientDataJSON',
        'attestationObject',
    ];

    /**
     * @param string $clientDataJSON
     * @param string $attestationObject
     * @param list<string>|null $transports
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $clientDataJSON,
        public readonly string $attestationObject,
        public readonly ?array $transports = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
