<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** JsonRpcErrorError is a value of the API. */
final class JsonRpcErrorError extends Value
{
    protected const READINGS = [
        'data' => JsonRpcErrorErrorData::class,
    ];

    protected const REQUIRED = [
        'code',
        'message',
        'data',
    ];

    /**
     * @param int $code
     * @param string $message
     * @param JsonRpcErrorErrorData $data
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $code,
        public readonly string $message,
        public readonly JsonRpcErrorErrorData $data,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
