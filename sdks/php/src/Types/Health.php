<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Health is a value of the API. */
final class Health extends Value
{
    protected const TAGS = [
        'status' => 'ok',
    ];

    protected const REQUIRED = [
        'status',
    ];

    /**
     * @param 'ok' $status
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $status,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
