<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeSearch is a value of the API. */
final class KnowledgeSearch extends Value
{
    protected const REQUIRED = [
        'query',
    ];

    /**
     * @param string $query What to look for, in plain words.
     * @param int|null $limit
     * @param list<string>|null $tags Looks only in sources that have one of these tags.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $query,
        public readonly ?int $limit = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
