<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceChanged is a value of the API. */
final class WorkspaceChanged extends Value
{
    protected const REQUIRED = [
        'settings',
    ];

    /**
     * @param list<string> $settings The names of those that were sent.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $settings,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
