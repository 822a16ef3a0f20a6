<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseIncompleteDetails is a value of the API. */
final class ResponseIncompleteDetails extends Value
{
    protected const REQUIRED = [
        'reason',
    ];

    /**
     * @param 'max_output_tokens'|'content_filter'|string $reason
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $reason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
