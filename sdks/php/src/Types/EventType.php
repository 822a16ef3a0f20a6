<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EventType is a value of the API. */
final class EventType extends Value
{
    protected const REQUIRED = [
        'type',
        'summary',
        'visibleTo',
        'schema',
    ];

    /**
     * @param string $type
     * @param string $summary
     * @param string $visibleTo The scope that the creator of an endpoint needs to get this event.
     * @param mixed $schema JSON Schema of `data` as it is delivered.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $summary,
        public readonly string $visibleTo,
        public readonly mixed $schema,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
