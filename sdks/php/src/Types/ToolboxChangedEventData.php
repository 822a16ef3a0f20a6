<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ToolboxChangedEventData is a value of the API. */
final class ToolboxChangedEventData extends Value
{
    protected const REQUIRED = [
        'toolboxId',
    ];

    /**
     * @param string $toolboxId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $toolboxId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
