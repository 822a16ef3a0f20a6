<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerTestReport is a value of the API. */
final class AnswerTestReport extends Value
{
    protected const READINGS = [
        'ranAt' => 'time',
        'changed' => ['list', AnswerTest::class],
        'failing' => ['list', AnswerTest::class],
    ];

    protected const REQUIRED = [
        'ranAt',
        'isPending',
        'passed',
        'failed',
        'changed',
        'failing',
    ];

    /**
     * @param \DateTimeInterface|mixed $ranAt When the newest run ended. Null before the first.
     * @param bool $isPending Whether a run is under way, or about to begin.
     * @param int $passed
     * @param int $failed
     * @param list<AnswerTest> $changed The tests that came out otherwise than in the run before.
     * @param list<AnswerTest> $failing The tests that do not pass.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?\DateTimeInterface $ranAt,
        public readonly bool $isPending,
        public readonly int $passed,
        public readonly int $failed,
        public readonly array $changed,
        public readonly array $failing,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
