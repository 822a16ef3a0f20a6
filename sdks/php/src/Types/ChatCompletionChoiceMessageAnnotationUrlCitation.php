<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionChoiceMessageAnnotationUrlCitation is a value of the API. */
final class ChatCompletionChoiceMessageAnnotationUrlCitation extends Value
{
    protected const NAMES = [
        'start_index' => 'startIndex',
        'end_index' => 'endIndex',
    ];

    protected const REQUIRED = [
        'start_index',
        'end_index',
        'title',
        'url',
    ];

    /**
     * @param int $startIndex
     * @param int $endIndex
     * @param string $title
     * @param string $url
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $startIndex,
        public readonly int $endIndex,
        public readonly string $title,
        public readonly string $url,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
