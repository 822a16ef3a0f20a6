<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewPasskey is a value of the API. */
final class NewPasskey extends Value
{
    protected const READINGS = [
        'passkey' => NewPasskeyPasskey::class,
    ];

    protected const REQUIRED = [
        'passkey',
    ];

    /**
     * @param NewPasskeyPasskey $passkey What `navigator.credentials.create()` gave, as `toJSON()` writes it.
     * @param string|null $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly NewPasskeyPasskey $passkey,
        public readonly ?string $name = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
