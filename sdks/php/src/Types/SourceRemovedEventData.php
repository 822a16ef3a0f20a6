<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SourceRemovedEventData is a value of the API. */
final class SourceRemovedEventData extends Value
{
    protected const REQUIRED = [
        'sourceId',
    ];

    /**
     * @param string $sourceId
     * @param true|null $purged The citations of the source were withdrawn too.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly ?bool $purged = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
