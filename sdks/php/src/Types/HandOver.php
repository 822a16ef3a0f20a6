<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** HandOver is a value of the API. */
final class HandOver extends Value
{
    /**
     * @param string|null $message A last message to the person.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $message = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
