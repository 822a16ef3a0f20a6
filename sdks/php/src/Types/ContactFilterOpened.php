<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ContactFilterOpened is a value of the API. */
final class ContactFilterOpened extends Value
{
    /**
     * @param string|null $campaignId Only this campaign; without it, any.
     * @param int|null $withinDays
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $campaignId = null,
        public readonly ?int $withinDays = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
