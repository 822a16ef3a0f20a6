<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** FoundPassagesPassage is a value of the API. */
final class FoundPassagesPassage extends Value
{
    protected const REQUIRED = [
        'sourceId',
        'documentId',
        'title',
        'url',
        'section',
        'anchor',
        'page',
        'text',
        'start',
        'end',
        'score',
    ];

    /**
     * @param string $sourceId
     * @param string $documentId
     * @param string $title
     * @param string|mixed $url
     * @param string|mixed $section
     * @param string|mixed $anchor
     * @param int|mixed $page
     * @param string $text Verbatim: the document's text from `start` to `end`.
     * @param int $start In UTF-16 code units.
     * @param int $end
     * @param int|float $score Higher is nearer. Scores of different queries are only roughly comparable.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly string $documentId,
        public readonly string $title,
        public readonly ?string $url,
        public readonly ?string $section,
        public readonly ?string $anchor,
        public readonly ?int $page,
        public readonly string $text,
        public readonly int $start,
        public readonly int $end,
        public readonly int|float $score,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
