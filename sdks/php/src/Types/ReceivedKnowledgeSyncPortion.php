<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ReceivedKnowledgeSyncPortion is a value of the API. */
final class ReceivedKnowledgeSyncPortion extends Value
{
    protected const REQUIRED = [
        'received',
    ];

    /**
     * @param int $received The sync has so many sources until now.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $received,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
