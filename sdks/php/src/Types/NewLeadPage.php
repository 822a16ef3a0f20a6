<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewLeadPage is a value of the API. */
final class NewLeadPage extends Value
{
    /**
     * @param string|null $url
     * @param string|null $title
     * @param string|null $referrer
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $url = null,
        public readonly ?string $title = null,
        public readonly ?string $referrer = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
