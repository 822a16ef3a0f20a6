<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/**
 * The month's budget for language models is used up. The offline engine answers until the budget is raised or
 * the month ends.
 */
final class ModelBudgetReachedEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ModelBudgetReachedEventData::class,
    ];

    protected const TAGS = [
        'type' => 'model-budget.reached',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'model-budget.reached' $type
     * @param \DateTimeInterface $timestamp
     * @param ModelBudgetReachedEventData $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ModelBudgetReachedEventData $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
