<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProvenanceFailure is a value of the API. */
final class ProvenanceFailure extends Value
{
    protected const REQUIRED = [
        'model',
        'cause',
    ];

    /**
     * @param string $model
     * @param string $cause For example `refused-request`, `unreachable`, `budget-reached`, `empty`.
     * @param string|null $reason What the vendor says, without what was asked.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $model,
        public readonly string $cause,
        public readonly ?string $reason = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
