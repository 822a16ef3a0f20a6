<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PasskeyOptions is a value of the API. */
final class PasskeyOptions extends Value
{
    protected const REQUIRED = [
        'options',
    ];

    protected const MAPS = [
        'options',
    ];

    /**
     * @param array<string, mixed> $options For `navigator.credentials.create()`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $options,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
