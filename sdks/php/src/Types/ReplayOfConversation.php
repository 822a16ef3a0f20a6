<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ReplayOfConversation is a value of the API. */
final class ReplayOfConversation extends Value
{
    protected const REQUIRED = [
        'against',
    ];

    /**
     * @param 'today'|'recorded'|string $against `today`: the knowledge, the settings and the models of now.
     * `recorded`: what the replies were made of, where all of it is still there.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $against,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
