<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ContactFilterLead is a value of the API. */
final class ContactFilterLead extends Value
{
    /**
     * @param 'new'|'contacted'|'qualified'|'won'|'lost'|string|null $status
     * @param int|null $minScore
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $status = null,
        public readonly ?int $minScore = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
