<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseOutputItemMessageContentItem is a value of the API. */
final class ResponseOutputItemMessageContentItem extends Value
{
    protected const READINGS = [
        'annotations' => ['list', ['union', ResponseOutputItemMessageContentItemAnnotationUrlCitation::class, ResponseOutputItemMessageContentItemAnnotationFileCitation::class]],
    ];

    protected const TAGS = [
        'type' => 'output_text',
    ];

    protected const REQUIRED = [
        'type',
        'text',
        'annotations',
        'logprobs',
    ];

    /**
     * @param 'output_text' $type
     * @param string $text
     * @param
     * list<ResponseOutputItemMessageContentItemAnnotationUrlCitation|ResponseOutputItemMessageContentItemAnnotationFileCitation>
     * $annotations
     * @param list<mixed> $logprobs
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $text,
        public readonly array $annotations,
        public readonly array $logprobs,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
