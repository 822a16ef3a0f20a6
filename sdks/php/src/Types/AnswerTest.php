<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerTest is a value of the API. */
final class AnswerTest extends Value
{
    protected const READINGS = [
        'expect' => AnswerExpectation::class,
        'createdAt' => 'time',
        'result' => AnswerTestResult::class,
        'before' => AnswerTestBefore::class,
    ];

    protected const REQUIRED = [
        'id',
        'question',
        'earlierQuestions',
        'assistantId',
        'expect',
        'messageId',
        'createdAt',
        'result',
        'before',
    ];

    /**
     * @param string $id
     * @param string $question
     * @param list<string> $earlierQuestions The test asks these before, oldest first, and the engine answers
     * them: so many as a follow-up is understood from.
     * @param string|mixed $assistantId Null: the default assistant.
     * @param AnswerExpectation $expect
     * @param string|mixed $messageId The reply that it was made from.
     * @param \DateTimeInterface $createdAt
     * @param AnswerTestResult|mixed $result The newest result. Null until it was run.
     * @param AnswerTestBefore|mixed $before The result of the run before, where the newest one differs. Null
     * where nothing changed.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $question,
        public readonly array $earlierQuestions,
        public readonly ?string $assistantId,
        public readonly AnswerExpectation $expect,
        public readonly ?string $messageId,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?AnswerTestResult $result,
        public readonly ?AnswerTestBefore $before,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
