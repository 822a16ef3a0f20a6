<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SeenMessage is a value of the API. */
final class SeenMessage extends Value
{
    protected const REQUIRED = [
        'messageId',
    ];

    /**
     * @param string $messageId Everything up to this message was seen.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $messageId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
