<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AskedQuestions is a value of the API. */
final class AskedQuestions extends Value
{
    protected const READINGS = [
        'spent' => AskedQuestionsSpent::class,
        'estimate' => AskedQuestionsEstimate::class,
        'retryAt' => 'time',
        'data' => ['list', AskedQuestion::class],
    ];

    protected const REQUIRED = [
        'state',
        'model',
        'perSection',
        'languages',
        'maxCost',
        'maxTokens',
        'sections',
        'done',
        'kept',
        'discarded',
        'spent',
        'estimate',
        'lastFailure',
        'retryAt',
        'data',
        'nextCursor',
    ];

    /**
     * @param 'off'|'writing'|'current'|'failing'|'waiting'|'stopped'|string $state `off`: no model writes
     * questions. `writing`: sections are being worked on. `current`: every section is done; new ones follow by
     * themselves. `failing`: the model does not answer, and is asked again at `retryAt`. `waiting`: the month's
     * budget or the quota of knowledge is used up; it goes on at `retryAt`. `stopped`: the ceiling is reached;
     * `lastFailure` says what to do
     * @param string|mixed $model
     * @param int|mixed $perSection
     * @param list<string> $languages Empty: the language of each text.
     * @param int|float|mixed $maxCost
     * @param int|mixed $maxTokens
     * @param int $sections When they were counted last.
     * @param int $done
     * @param int $kept Questions that lead back to their section.
     * @param int $discarded Questions that did not, and were thrown away.
     * @param AskedQuestionsSpent $spent
     * @param AskedQuestionsEstimate|mixed $estimate In the answer of a PUT; null elsewhere.
     * @param string|mixed $lastFailure
     * @param \DateTimeInterface|mixed $retryAt
     * @param list<AskedQuestion> $data
     * @param string|mixed $nextCursor
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $state,
        public readonly ?string $model,
        public readonly ?int $perSection,
        public readonly array $languages,
        public readonly int|float|null $maxCost,
        public readonly ?int $maxTokens,
        public readonly int $sections,
        public readonly int $done,
        public readonly int $kept,
        public readonly int $discarded,
        public readonly AskedQuestionsSpent $spent,
        public readonly ?AskedQuestionsEstimate $estimate,
        public readonly ?string $lastFailure,
        public readonly ?\DateTimeInterface $retryAt,
        public readonly array $data,
        public readonly ?string $nextCursor,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
