<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangedAskedQuestion is a value of the API. */
final class ChangedAskedQuestion extends Value
{
    protected const REQUIRED = [
        'text',
    ];

    /**
     * @param string $text In the language that it has.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $text,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
