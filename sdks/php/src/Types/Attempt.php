<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Attempt is a value of the API. */
final class Attempt extends Value
{
    protected const READINGS = [
        'at' => 'time',
        'request' => AttemptRequest::class,
        'response' => AttemptResponse::class,
    ];

    protected const REQUIRED = [
        'number',
        'at',
        'durationMs',
        'statusCode',
        'error',
        'request',
        'response',
    ];

    /**
     * @param int $number
     * @param \DateTimeInterface $at
     * @param int $durationMs
     * @param int|mixed $statusCode
     * @param 'address-refused'|'timeout'|'connection-failed'|'answer-too-large'|string|mixed $error
     * @param AttemptRequest $request
     * @param AttemptResponse|mixed $response
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $number,
        public readonly \DateTimeInterface $at,
        public readonly int $durationMs,
        public readonly ?int $statusCode,
        public readonly ?string $error,
        public readonly AttemptRequest $request,
        public readonly ?AttemptResponse $response,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
