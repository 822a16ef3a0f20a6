<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewKnowledgeSync is a value of the API. */
final class NewKnowledgeSync extends Value
{
    protected const REQUIRED = [
        'tag',
    ];

    /**
     * @param string $tag The sources with this tag are brought in step.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $tag,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
