<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerTestBefore is a value of the API. */
final class AnswerTestBefore extends Value
{
    protected const REQUIRED = [
        'passed',
        'answered',
        'sourceIds',
    ];

    /**
     * @param bool $passed
     * @param bool $answered
     * @param list<string> $sourceIds The sources that the answer cites.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $passed,
        public readonly bool $answered,
        public readonly array $sourceIds,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
