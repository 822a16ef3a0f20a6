<?php

declare(strict_types=1);

namespace Parley;

/** One attempt of a call. It has no key, no body and no parameter. */
final class LogEntry
{
    public function __construct(
        public readonly string $operation,
        public readonly int $attempt,
        public readonly float $seconds,
        public readonly ?int $status,
        public readonly ?string $requestId,
        public readonly ?string $error,
    ) {
    }
}
