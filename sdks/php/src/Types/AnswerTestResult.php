<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerTestResult is a value of the API. */
final class AnswerTestResult extends Value
{
    protected const READINGS = [
        'faults' => ['list', AnswerTestResultFault::class],
    ];

    protected const REQUIRED = [
        'passed',
        'answered',
        'sourceIds',
        'faults',
    ];

    /**
     * @param bool $passed
     * @param bool $answered
     * @param list<string> $sourceIds The sources that the answer cites.
     * @param list<AnswerTestResultFault> $faults
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $passed,
        public readonly bool $answered,
        public readonly array $sourceIds,
        public readonly array $faults,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
