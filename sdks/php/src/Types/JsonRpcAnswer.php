<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** JsonRpcAnswer is a value of the API. */
final class JsonRpcAnswer extends Value
{
    protected const READINGS = [
        'error' => JsonRpcAnswerError::class,
    ];

    protected const TAGS = [
        'jsonrpc' => '2.0',
    ];

    protected const REQUIRED = [
        'jsonrpc',
    ];

    protected const MAPS = [
        'result',
    ];

    /**
     * @param '2.0' $jsonrpc
     * @param string|int|mixed $id
     * @param array<string, mixed> $result
     * @param JsonRpcAnswerError|null $error
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $jsonrpc,
        public readonly string|int|null $id = null,
        public readonly ?array $result = null,
        public readonly ?JsonRpcAnswerError $error = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
