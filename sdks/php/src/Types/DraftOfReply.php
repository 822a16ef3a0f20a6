<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DraftOfReply is a value of the API. */
final class DraftOfReply extends Value
{
    protected const READINGS = [
        'citations' => ['list', Citation::class],
    ];

    protected const REQUIRED = [
        'text',
        'citations',
        'answered',
        'confidence',
        'model',
    ];

    /**
     * @param string $text Markdown. Empty where there is nothing to answer, or the person asks for a colleague.
     * @param list<Citation> $citations
     * @param bool $answered False when the assistant knows no answer.
     * @param int|float $confidence
     * @param string $model
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $text,
        public readonly array $citations,
        public readonly bool $answered,
        public readonly int|float $confidence,
        public readonly string $model,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
