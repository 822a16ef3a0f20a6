<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgePage is a value of the API. */
final class KnowledgePage extends Value
{
    protected const READINGS = [
        'problem' => KnowledgeProblem::class,
        'notes' => ['list', KnowledgeFileNote::class],
        'lastLookedAt' => 'time',
    ];

    protected const REQUIRED = [
        'documentId',
        'url',
        'title',
        'status',
        'problem',
        'words',
        'notes',
        'lastLookedAt',
    ];

    /**
     * @param string|mixed $documentId The document that the page gave, if any.
     * @param string|mixed $url Null for a file without an address.
     * @param string $title
     * @param 'waiting'|'indexed'|'skipped'|'failed'|'gone'|string $status
     * @param KnowledgeProblem|mixed $problem
     * @param int $words
     * @param list<KnowledgeFileNote> $notes What was left out of a file.
     * @param \DateTimeInterface|mixed $lastLookedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $documentId,
        public readonly ?string $url,
        public readonly string $title,
        public readonly string $status,
        public readonly ?KnowledgeProblem $problem,
        public readonly int $words,
        public readonly array $notes,
        public readonly ?\DateTimeInterface $lastLookedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
