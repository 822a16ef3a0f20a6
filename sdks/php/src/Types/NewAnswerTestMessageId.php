<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewAnswerTestMessageId is a value of the API. */
final class NewAnswerTestMessageId extends Value
{
    protected const REQUIRED = [
        'messageId',
    ];

    /**
     * @param string $messageId A reply. The test asks its question after those before it, and expects what it
     * cited; of a reply without citations, that it says the same or declines again.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $messageId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
