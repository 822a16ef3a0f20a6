<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeDocumentVersion is a value of the API. */
final class KnowledgeDocumentVersion extends Value
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
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
