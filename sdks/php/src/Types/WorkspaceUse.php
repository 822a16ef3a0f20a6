<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceUse is a value of the API. */
final class WorkspaceUse extends Value
{
    protected const READINGS = [
        'use' => WorkspaceUseUse::class,
        'quotas' => WorkspaceUseQuotas::class,
    ];

    protected const REQUIRED = [
        'use',
        'quotas',
    ];

    /**
     * @param WorkspaceUseUse $use
     * @param WorkspaceUseQuotas $quotas The bounds of each; null: there is none.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly WorkspaceUseUse $use,
        public readonly WorkspaceUseQuotas $quotas,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
