<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AppGrantAccessItem is a value of the API. */
final class AppGrantAccessItem extends Value
{
    protected const REQUIRED = [
        'audience',
        'scopes',
    ];

    /**
     * @param string $audience What the app's tokens are for.
     * @param list<string> $scopes
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $audience,
        public readonly array $scopes,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
