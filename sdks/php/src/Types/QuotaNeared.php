<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** QuotaNeared is a value of the API. */
final class QuotaNeared extends Value
{
    protected const REQUIRED = [
        'quota',
        'percent',
        'used',
        'limit',
    ];

    /**
     * @param 'runs'|'runBytes'|'eventBytes'|'knowledgeBytes'|'fileBytes'|string $quota
     * @param int $percent 80 or 95.
     * @param int $used
     * @param int $limit
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $quota,
        public readonly int $percent,
        public readonly int $used,
        public readonly int $limit,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
