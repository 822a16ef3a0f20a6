<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Hard limits for each calendar month and each day (UTC). Null means no limit. */
final class ModelBudget extends Value
{
    protected const REQUIRED = [
        'monthlyTokens',
        'monthlyCost',
    ];

    /**
     * @param int|mixed $monthlyTokens
     * @param int|float|mixed $monthlyCost Calculated from the providers' `prices`.
     * @param int|mixed $dailyTokensPerVisitor For each visitor of a browser and each verified user. Left out, a
     * twentieth of `monthlyTokens`, and at least 20,000.
     * @param int|float|mixed $dailyCostPerVisitor Left out, a twentieth of `monthlyCost`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $monthlyTokens,
        public readonly int|float|null $monthlyCost,
        public readonly ?int $dailyTokensPerVisitor = null,
        public readonly int|float|null $dailyCostPerVisitor = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
