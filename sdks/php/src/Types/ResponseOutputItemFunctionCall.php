<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseOutputItemFunctionCall is a value of the API. */
final class ResponseOutputItemFunctionCall extends Value
{
    protected const NAMES = [
        'call_id' => 'callId',
    ];

    protected const TAGS = [
        'type' => 'function_call',
    ];

    protected const REQUIRED = [
        'type',
        'id',
        'call_id',
        'name',
        'arguments',
        'status',
    ];

    /**
     * @param 'function_call' $type
     * @param string $id
     * @param string $callId
     * @param string $name
     * @param string $arguments
     * @param 'in_progress'|'completed'|'incomplete'|string $status
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $id,
        public readonly string $callId,
        public readonly string $name,
        public readonly string $arguments,
        public readonly string $status,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
