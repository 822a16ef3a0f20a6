<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ReportedBounces is a value of the API. */
final class ReportedBounces extends Value
{
    protected const READINGS = [
        'bounces' => ['list', ReportedBounce::class],
    ];

    protected const REQUIRED = [
        'bounces',
    ];

    /**
     * @param list<ReportedBounce> $bounces
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $bounces,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
