<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** KnowledgeSyncEnd is a value of the API. */
final class KnowledgeSyncEnd extends Value
{
    /**
     * @param bool|null $dryRun Only counts, and leaves the sync open.
     * @param bool|null $allowRemoval Removes even more than half of the tag's sources.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?bool $dryRun = null,
        public readonly ?bool $allowRemoval = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
