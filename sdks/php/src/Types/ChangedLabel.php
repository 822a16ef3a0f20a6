<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangedLabel is a value of the API. */
final class ChangedLabel extends Value
{
    /**
     * @param string|null $name Not only white space. Another label of the workspace may not have it, in small
     * letters or capitals.
     * @param 'grey'|'red'|'orange'|'yellow'|'green'|'teal'|'blue'|'violet'|'pink'|string|null $colour
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $colour = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
