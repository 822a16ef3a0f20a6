<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AddedKnowledgeSources2 is a value of the API. */
final class AddedKnowledgeSources2 extends Value
{
    protected const READINGS = [
        'sources' => ['list', AddedKnowledgeSource::class],
        'notes' => ['list', KnowledgeFileNote::class],
    ];

    protected const REQUIRED = [
        'sources',
    ];

    /**
     * @param list<AddedKnowledgeSource> $sources In the order they were sent.
     * @param list<KnowledgeFileNote>|null $notes What of an archive was left out.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $sources,
        public readonly ?array $notes = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
