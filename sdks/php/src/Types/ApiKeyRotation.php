<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ApiKeyRotation is a value of the API. */
final class ApiKeyRotation extends Value
{
    /**
     * @param int|null $overlapSeconds How long the text before still works; 0 ends it at once.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $overlapSeconds = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
