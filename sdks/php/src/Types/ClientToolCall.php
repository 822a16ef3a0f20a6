<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ClientToolCall is a value of the API. */
final class ClientToolCall extends Value
{
    protected const REQUIRED = [
        'id',
        'name',
        'input',
    ];

    /**
     * @param string $id
     * @param string $name
     * @param string $input JSON as the model wrote it: check it before you use it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $input,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
