<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewLabel is a value of the API. */
final class NewLabel extends Value
{
    protected const REQUIRED = [
        'name',
    ];

    /**
     * @param string $name Not only white space. Another label of the workspace may not have it, in small letters
     * or capitals.
     * @param 'grey'|'red'|'orange'|'yellow'|'green'|'teal'|'blue'|'violet'|'pink'|string|null $colour Left out,
     * it is grey.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $name,
        public readonly ?string $colour = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
