<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ModelUse is a value of the API. */
final class ModelUse extends Value
{
    protected const READINGS = [
        'budget' => ModelBudget::class,
        'models' => ['list', ModelUseModel::class],
        'days' => ['list', ModelUseDay::class],
    ];

    protected const REQUIRED = [
        'month',
        'budget',
        'tokens',
        'cost',
        'models',
        'days',
    ];

    /**
     * @param string $month `YYYY-MM`, in UTC.
     * @param ModelBudget $budget
     * @param int $tokens
     * @param int|float $cost
     * @param list<ModelUseModel> $models
     * @param list<ModelUseDay> $days What each model used on each of the last 31 days, the oldest first. A day
     * without calls has none.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $month,
        public readonly ModelBudget $budget,
        public readonly int $tokens,
        public readonly int|float $cost,
        public readonly array $models,
        public readonly array $days,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
