<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PartedIdentitiesIdentity is a value of the API. */
final class PartedIdentitiesIdentity extends Value
{
    protected const REQUIRED = [
        'kind',
        'value',
    ];

    /**
     * @param 'user'|'email'|'phone'|string $kind
     * @param string $value
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $value,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
