<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AcceptedTranscript is a value of the API. */
final class AcceptedTranscript extends Value
{
    protected const TAGS = [
        'status' => 'accepted',
    ];

    protected const REQUIRED = [
        'status',
    ];

    /**
     * @param 'accepted' $status
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $status,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
