<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DefaultRetention is a value of the API. */
final class DefaultRetention extends Value
{
    protected const REQUIRED = [
        'days',
    ];

    protected const MAPS = [
        'days',
    ];

    /**
     * @param array<string, int|mixed> $days For how many days new workspaces keep each kind of data; null: until
     * it is erased.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $days,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
