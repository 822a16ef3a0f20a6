<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EmbeddingSetting is a value of the API. */
final class EmbeddingSetting extends Value
{
    protected const READINGS = [
        'failedAt' => 'time',
        'retryAt' => 'time',
    ];

    protected const REQUIRED = [
        'state',
        'model',
        'dimensions',
        'total',
        'embedded',
        'dailyTokens',
        'tokensToday',
        'failedAt',
        'lastFailure',
        'retryAt',
    ];

    /**
     * @param 'off'|'embedding'|'current'|'failing'|'waiting'|string $state `off`: no model is set, and passages
     * are found by their words alone. `embedding`: passages are being embedded. `current`: every passage has its
     * vector. `failing`: the model does not answer, and is asked again at `retryAt`. `waiting`: the tokens of
     * this day or the budget of this month are used up; it goes on at `retryAt`
     * @param string|mixed $model `<provider name>/<model id>`.
     * @param int|mixed $dimensions As it was asked for. Null: the model's own.
     * @param int $total Passages with different texts, when they were counted last.
     * @param int $embedded How many of them have a vector, or are refused by the model.
     * @param int|mixed $dailyTokens
     * @param int $tokensToday What passages have taken of `dailyTokens`. Questions are not counted.
     * @param \DateTimeInterface|mixed $failedAt Since the last success.
     * @param string|mixed $lastFailure Why, and what the vendor says.
     * @param \DateTimeInterface|mixed $retryAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $state,
        public readonly ?string $model,
        public readonly ?int $dimensions,
        public readonly int $total,
        public readonly int $embedded,
        public readonly ?int $dailyTokens,
        public readonly int $tokensToday,
        public readonly ?\DateTimeInterface $failedAt,
        public readonly ?string $lastFailure,
        public readonly ?\DateTimeInterface $retryAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
