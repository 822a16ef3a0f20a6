<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** BounceReceiptDataItem is a value of the API. */
final class BounceReceiptDataItem extends Value
{
    protected const REQUIRED = [
        'outcome',
        'kind',
        'reason',
        'status',
    ];

    /**
     * @param 'counted'|'counted-before'|'no-report'|'unknown-mail'|string $outcome
     * @param 'hard'|'soft'|'complaint'|string|mixed $kind
     * @param string $reason
     * @param string|mixed $status
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $outcome,
        public readonly ?string $kind,
        public readonly string $reason,
        public readonly ?string $status,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
