<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SavedReplyChangedEventData is a value of the API. */
final class SavedReplyChangedEventData extends Value
{
    protected const REQUIRED = [
        'savedReplyId',
    ];

    /**
     * @param string $savedReplyId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $savedReplyId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
