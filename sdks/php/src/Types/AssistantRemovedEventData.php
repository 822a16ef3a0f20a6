<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AssistantRemovedEventData is a value of the API. */
final class AssistantRemovedEventData extends Value
{
    protected const REQUIRED = [
        'assistantId',
    ];

    /**
     * @param string $assistantId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $assistantId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
