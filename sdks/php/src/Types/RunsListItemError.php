<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsListItemError is a value of the API. */
final class RunsListItemError extends Value
{
    protected const REQUIRED = [
        'type',
        'status',
    ];

    /**
     * @param string $type
     * @param int $status
     * @param string|null $title
     * @param string|null $detail
     * @param string|null $instance JSON Pointer to the task.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly int $status,
        public readonly ?string $title = null,
        public readonly ?string $detail = null,
        public readonly ?string $instance = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
