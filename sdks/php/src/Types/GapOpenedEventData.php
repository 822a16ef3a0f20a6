<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapOpenedEventData is a value of the API. */
final class GapOpenedEventData extends Value
{
    protected const REQUIRED = [
        'gapId',
    ];

    /**
     * @param string $gapId
     * @param true|null $reopened It was resolved, and was asked again.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $gapId,
        public readonly ?bool $reopened = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
