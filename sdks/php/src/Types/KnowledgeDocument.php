<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeDocument is a value of the API. */
final class KnowledgeDocument extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'retiredAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'sourceId',
        'version',
        'type',
        'title',
        'url',
        'contentHash',
        'createdAt',
        'retiredAt',
        'text',
        'questions',
    ];

    /**
     * @param string $id
     * @param string $sourceId
     * @param int $version Counts the document versions of the source.
     * @param 'text'|'faq'|string $type
     * @param string $title
     * @param string|mixed $url
     * @param string $contentHash SHA-256 of the text in UTF-8, in hexadecimal.
     * @param \DateTimeInterface $createdAt When this version was stored.
     * @param \DateTimeInterface|mixed $retiredAt
     * @param string $text The text that citations quote. Their `start` and `end` count its UTF-16 code units.
     * @param list<string> $questions For a FAQ: the question, then the alternatives. Empty for a text.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $sourceId,
        public readonly int $version,
        public readonly string $type,
        public readonly string $title,
        public readonly ?string $url,
        public readonly string $contentHash,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?\DateTimeInterface $retiredAt,
        public readonly string $text,
        public readonly array $questions,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
