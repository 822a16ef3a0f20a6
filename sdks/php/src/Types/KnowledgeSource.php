<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeSource is a value of the API. */
final class KnowledgeSource extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'title',
        'url',
        'externalId',
        'tags',
        'status',
        'documentId',
        'version',
        'createdAt',
        'updatedAt',
        'type',
    ];

    /**
     * @param string $id
     * @param string $title The title of a FAQ is its question.
     * @param string|mixed $url
     * @param string|mixed $externalId
     * @param list<string> $tags
     * @param 'indexed'|'pending'|'failed'|string $status `indexed`: every question that is asked from now on
     * finds its passages. `pending`: it is being learnt, and answers from what is learnt already. `failed`:
     * there was nothing to learn.
     * @param string|mixed $documentId The document version with the current content. Null for what was learnt:
     * its pages have documents.
     * @param int $version The number of document versions until now.
     * @param \DateTimeInterface $createdAt When the source was added.
     * @param \DateTimeInterface $updatedAt When the content last changed.
     * @param 'text'|'faq'|'url'|'site'|'file'|string $type
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $title,
        public readonly ?string $url,
        public readonly ?string $externalId,
        public readonly array $tags,
        public readonly string $status,
        public readonly ?string $documentId,
        public readonly int $version,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        public readonly string $type,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
