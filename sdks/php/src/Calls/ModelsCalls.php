<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Calls;

use Parley\Download;
use Parley\Pages;
use Parley\ServerSentEvent;
use Parley\Types;
use Parley\Upload;

/** The calls of the group models. */
final class ModelsCalls extends Group
{
    /**
     * Show what the models used this month, and the budget.
     *
     * Scope: `settings:read`.
     *
     * @return Types\ModelUse
     */
    public function use(): Types\ModelUse
    {
        return $this->callOf('GET /api/model-use', Types\ModelUse::class);
    }

    /**
     * Set the monthly budget.
     *
     * Scope: `settings:write`. A member's e-mail address must be verified.
     *
     * @param int|mixed $monthlyTokens
     * @param int|float|mixed $monthlyCost
     * @param int|mixed|null $dailyTokensPerVisitor
     * @param int|float|mixed|null $dailyCostPerVisitor
     * @param array<string, mixed> $extra members that are not named here, also nulls
     * @return Types\ModelBudget
     */
    public function putBudget(
        ?int $monthlyTokens,
        int|float|null $monthlyCost,
        ?int $dailyTokensPerVisitor = null,
        int|float|null $dailyCostPerVisitor = null,
        array $extra = [],
    ): Types\ModelBudget {
        return $this->callOf('PUT /api/model-budget', Types\ModelBudget::class, body: self::membersOf(['monthlyTokens' => $monthlyTokens, 'monthlyCost' => $monthlyCost], ['dailyTokensPerVisitor' => $dailyTokensPerVisitor, 'dailyCostPerVisitor' => $dailyCostPerVisitor], $extra));
    }
}
