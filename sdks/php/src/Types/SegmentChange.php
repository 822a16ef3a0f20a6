<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SegmentChange is a value of the API. */
final class SegmentChange extends Value
{
    protected const READINGS = [
        'filter' => ContactFilter::class,
    ];

    /**
     * @param string|null $name
     * @param ContactFilter|null $filter
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?ContactFilter $filter = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
