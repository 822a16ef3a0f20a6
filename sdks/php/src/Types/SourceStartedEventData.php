<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SourceStartedEventData is a value of the API. */
final class SourceStartedEventData extends Value
{
    protected const REQUIRED = [
        'sourceId',
        'type',
        'title',
    ];

    /**
     * @param string $sourceId
     * @param 'url'|'site'|'file'|string $type
     * @param string $title
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly string $type,
        public readonly string $title,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
