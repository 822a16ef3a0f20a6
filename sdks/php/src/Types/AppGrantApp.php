<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AppGrantApp is a value of the API. */
final class AppGrantApp extends Value
{
    protected const REQUIRED = [
        'id',
        'name',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
