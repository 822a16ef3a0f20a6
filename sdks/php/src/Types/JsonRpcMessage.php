<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** JsonRpcMessage is a value of the API. */
final class JsonRpcMessage extends Value
{
    protected const TAGS = [
        'jsonrpc' => '2.0',
    ];

    protected const REQUIRED = [
        'jsonrpc',
        'method',
    ];

    protected const MAPS = [
        'params',
    ];

    /**
     * @param '2.0' $jsonrpc
     * @param string $method
     * @param string|int|null $id
     * @param array<string, mixed> $params
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $jsonrpc,
        public readonly string $method,
        public readonly string|int|null $id = null,
        public readonly ?array $params = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
