<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ModelBudgetReachedEventData is a value of the API. */
final class ModelBudgetReachedEventData extends Value
{
    protected const REQUIRED = [
        'month',
    ];

    /**
     * @param string $month
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $month,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
