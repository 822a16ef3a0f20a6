<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionChoiceMessageAnnotation is a value of the API. */
final class ChatCompletionChoiceMessageAnnotation extends Value
{
    protected const READINGS = [
        'url_citation' => ChatCompletionChoiceMessageAnnotationUrlCitation::class,
    ];

    protected const NAMES = [
        'url_citation' => 'urlCitation',
    ];

    protected const TAGS = [
        'type' => 'url_citation',
    ];

    protected const REQUIRED = [
        'type',
        'url_citation',
    ];

    /**
     * @param 'url_citation' $type
     * @param ChatCompletionChoiceMessageAnnotationUrlCitation $urlCitation
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ChatCompletionChoiceMessageAnnotationUrlCitation $urlCitation,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
