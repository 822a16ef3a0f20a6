<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ToolboxSkippedItem is a value of the API. */
final class ToolboxSkippedItem extends Value
{
    protected const REQUIRED = [
        'operation',
        'reason',
    ];

    /**
     * @param string $operation The method and the path, or the name of an MCP server's tool.
     * @param string $reason
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $operation,
        public readonly string $reason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
