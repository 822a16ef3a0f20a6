<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapResolvedEventData is a value of the API. */
final class GapResolvedEventData extends Value
{
    protected const REQUIRED = [
        'gapId',
        'state',
    ];

    /**
     * @param string $gapId
     * @param 'resolved'|'ignored'|string $state
     * @param string|null $sourceId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $gapId,
        public readonly string $state,
        public readonly ?string $sourceId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
