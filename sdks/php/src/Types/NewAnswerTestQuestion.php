<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewAnswerTestQuestion is a value of the API. */
final class NewAnswerTestQuestion extends Value
{
    protected const READINGS = [
        'expect' => AnswerExpectation::class,
    ];

    protected const REQUIRED = [
        'question',
        'expect',
    ];

    /**
     * @param string $question Asked as the first message of a conversation.
     * @param AnswerExpectation $expect
     * @param string|null $assistantId Left out: the default assistant.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $question,
        public readonly AnswerExpectation $expect,
        public readonly ?string $assistantId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
