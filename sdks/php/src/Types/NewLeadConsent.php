<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewLeadConsent is a value of the API. */
final class NewLeadConsent extends Value
{
    protected const REQUIRED = [
        'given',
    ];

    /**
     * @param bool $given
     * @param string|null $text What the person agreed to, word for word.
     * @param string|null $version
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $given,
        public readonly ?string $text = null,
        public readonly ?string $version = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
