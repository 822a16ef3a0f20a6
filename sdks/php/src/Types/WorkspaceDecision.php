<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceDecision is a value of the API. */
final class WorkspaceDecision extends Value
{
    protected const READINGS = [
        'quotas' => WorkspaceDecisionQuotas::class,
    ];

    /**
     * @param 'active'|'suspended'|string|null $status
     * @param string|mixed $reason
     * @param WorkspaceDecisionQuotas|null $quotas Bounds for this workspace alone. Null: that of the settings.
     * What is left out stays.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $status = null,
        public readonly ?string $reason = null,
        public readonly ?WorkspaceDecisionQuotas $quotas = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
