<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EndpointChange is a value of the API. */
final class EndpointChange extends Value
{
    /**
     * @param string|null $url An http or https URL. A private address is refused, now and at every attempt.
     * @param list<string>|null $events
     * @param string|null $description
     * @param 'none'|'conversationId'|string|null $orderBy With `conversationId`, the events of one conversation
     * are delivered one after the other, each when the one before it has ended.
     * @param int|null $concurrency How many requests may be in flight at once.
     * @param int|mixed $rateLimitPerSecond
     * @param bool|null $asymmetric Sign with Ed25519 as well (`v1a`). The receiver then verifies with
     * `publicKey` and needs no secret.
     * @param 'enabled'|'disabled'|string|null $status
     * @param string|null $version The date of the version that messages have.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $url = null,
        public readonly ?array $events = null,
        public readonly ?string $description = null,
        public readonly ?string $orderBy = null,
        public readonly ?int $concurrency = null,
        public readonly ?int $rateLimitPerSecond = null,
        public readonly ?bool $asymmetric = null,
        public readonly ?string $status = null,
        public readonly ?string $version = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
