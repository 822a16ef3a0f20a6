<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseRequestConversation is a value of the API. */
final class ResponseRequestConversation extends Value
{
    protected const REQUIRED = [
        'id',
    ];

    /**
     * @param string $id
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
