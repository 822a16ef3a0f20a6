<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** HandBack is a value of the API. */
final class HandBack extends Value
{
    /**
     * @param string|null $summary What the assistant should know. No visitor sees it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $summary = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
