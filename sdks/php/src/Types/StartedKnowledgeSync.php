<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** StartedKnowledgeSync is a value of the API. */
final class StartedKnowledgeSync extends Value
{
    protected const REQUIRED = [
        'syncId',
    ];

    /**
     * @param string $syncId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $syncId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
