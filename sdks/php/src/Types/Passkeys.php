<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Passkeys is a value of the API. */
final class Passkeys extends Value
{
    protected const READINGS = [
        'data' => ['list', Passkey::class],
    ];

    protected const REQUIRED = [
        'data',
    ];

    /**
     * @param list<Passkey> $data
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $data,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
