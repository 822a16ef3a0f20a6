<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OauthIntrospection is a value of the API. */
final class OauthIntrospection extends Value
{
    protected const REQUIRED = [
        'active',
    ];

    /**
     * @param bool $active
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $active,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
