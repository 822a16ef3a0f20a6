<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** JsonRpcErrorErrorData is a value of the API. */
final class JsonRpcErrorErrorData extends Value
{
    protected const REQUIRED = [
        'code',
        'requestId',
    ];

    /**
     * @param string $code
     * @param string $requestId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        public readonly string $requestId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
