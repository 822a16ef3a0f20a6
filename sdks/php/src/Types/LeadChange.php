<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeadChange is a value of the API. */
final class LeadChange extends Value
{
    protected const MAPS = [
        'custom',
    ];

    /**
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|'spam'|string|null $status
     * @param string|mixed $assigneeId
     * @param array<string, string|int|float|bool|mixed> $custom Fields of your own: up to 50 texts, numbers or
     * booleans.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $status = null,
        public readonly ?string $assigneeId = null,
        public readonly ?array $custom = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
