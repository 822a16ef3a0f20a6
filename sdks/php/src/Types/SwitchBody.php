<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SwitchBody is a value of the API. */
final class SwitchBody extends Value
{
    protected const REQUIRED = [
        'workspaceId',
    ];

    /**
     * @param string $workspaceId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $workspaceId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
