<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Citation is a value of the API. */
final class Citation extends Value
{
    protected const READINGS = [
        'supports' => ['list', CitationSupport::class],
        'highlight' => CitationHighlight::class,
    ];

    protected const REQUIRED = [
        'sourceId',
        'documentId',
        'title',
        'url',
        'section',
        'anchor',
        'page',
        'passage',
        'start',
        'end',
        'score',
    ];

    /**
     * @param string $sourceId
     * @param string $documentId
     * @param string|mixed $title
     * @param string|mixed $url
     * @param string|mixed $section
     * @param string|mixed $anchor
     * @param int|mixed $page
     * @param string|mixed $passage Verbatim text of the stored document version. Null when the citation was
     * withdrawn.
     * @param int|mixed $start Where the passage starts in that text, in UTF-16 code units.
     * @param int|mixed $end
     * @param int|float $score
     * @param true|null $withdrawn The source was purged: nothing of it is shown any more. Title, url, section,
     * anchor, page, passage, start and end are null.
     * @param list<CitationSupport>|null $supports The sentences of the answer that the passage supports. Only in
     * answers of models.
     * @param CitationHighlight|null $highlight The date, amount, place or person that was asked for, in the same
     * text as `start`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly string $documentId,
        public readonly ?string $title,
        public readonly ?string $url,
        public readonly ?string $section,
        public readonly ?string $anchor,
        public readonly ?int $page,
        public readonly ?string $passage,
        public readonly ?int $start,
        public readonly ?int $end,
        public readonly int|float $score,
        public readonly ?bool $withdrawn = null,
        public readonly ?array $supports = null,
        public readonly ?CitationHighlight $highlight = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
