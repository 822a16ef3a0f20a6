<?php

declare(strict_types=1);

namespace Parley;

/** A request as it is sent. */
final class Request
{
    /**
     * @param array<string, string> $headers
     * @param string|iterable<string>|null $body
     */
    public function __construct(
        public readonly string $method,
        public readonly string $url,
        public readonly array $headers,
        public readonly string|iterable|null $body,
        public readonly Deadline $deadline,
        public readonly Cancellation $cancellation,
        public readonly float $timeout,
    ) {
    }
}
