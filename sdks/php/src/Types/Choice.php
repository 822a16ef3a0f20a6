<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Choice is a value of the API. */
final class Choice extends Value
{
    protected const REQUIRED = [
        'title',
        'sourceId',
    ];

    /**
     * @param string $title Sent as the next message, it takes the choice.
     * @param string $sourceId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $title,
        public readonly string $sourceId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
