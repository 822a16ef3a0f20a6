<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** JsonRpcError is a value of the API. */
final class JsonRpcError extends Value
{
    protected const READINGS = [
        'error' => JsonRpcErrorError::class,
    ];

    protected const TAGS = [
        'jsonrpc' => '2.0',
    ];

    protected const REQUIRED = [
        'jsonrpc',
        'id',
        'error',
    ];

    /**
     * @param '2.0' $jsonrpc
     * @param mixed $id
     * @param JsonRpcErrorError $error
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $jsonrpc,
        public readonly mixed $id,
        public readonly JsonRpcErrorError $error,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
