<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AddedKnowledgeSourceWarning is a value of the API. */
final class AddedKnowledgeSourceWarning extends Value
{
    protected const TAGS = [
        'code' => 'other-answer',
    ];

    protected const REQUIRED = [
        'code',
        'message',
        'question',
        'sourceId',
    ];

    /**
     * @param 'other-answer' $code `other-answer`: another FAQ has one of these questions, and another answer.
     * @param string $message What to do, in plain words.
     * @param string $question The question, as the other FAQ has it.
     * @param string $sourceId The other FAQ.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        public readonly string $message,
        public readonly string $question,
        public readonly string $sourceId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
