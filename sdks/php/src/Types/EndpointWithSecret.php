<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EndpointWithSecret is a value of the API. */
final class EndpointWithSecret extends Value
{
    protected const READINGS = [
        'failingSince' => 'time',
        'pausedUntil' => 'time',
        'previousSecretEndsAt' => 'time',
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'url',
        'description',
        'events',
        'matchingEvents',
        'orderBy',
        'concurrency',
        'rateLimitPerSecond',
        'status',
        'disabledReason',
        'circuit',
        'failingSince',
        'pausedUntil',
        'publicKey',
        'previousSecretEndsAt',
        'version',
        'createdAt',
        'updatedAt',
        'secret',
    ];

    /**
     * @param string $id
     * @param string $url
     * @param string $description
     * @param list<string> $events
     * @param list<string> $matchingEvents The types that the endpoint gets now: those that `events` matches and
     * that its creator may read.
     * @param 'none'|'conversationId'|string $orderBy With `conversationId`, the events of one conversation are
     * delivered one after the other, each when the one before it has ended.
     * @param int $concurrency
     * @param int|mixed $rateLimitPerSecond
     * @param 'enabled'|'disabled'|string $status
     * @param 'manual'|'failing'|'gone'|string|mixed $disabledReason
     * @param 'closed'|'open'|string $circuit `open`: ten failures in a row. One delivery at a time probes the
     * endpoint until it answers.
     * @param \DateTimeInterface|mixed $failingSince
     * @param \DateTimeInterface|mixed $pausedUntil
     * @param string|mixed $publicKey
     * @param \DateTimeInterface|mixed $previousSecretEndsAt
     * @param string $version The date of the version of the interface that messages have: that of the request
     * that made it.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param string $secret `whsec_…`: verifies the `v1` signatures. Shown in this answer only.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $url,
        public readonly string $description,
        public readonly array $events,
        public readonly array $matchingEvents,
        public readonly string $orderBy,
        public readonly int $concurrency,
        public readonly ?int $rateLimitPerSecond,
        public readonly string $status,
        public readonly ?string $disabledReason,
        public readonly string $circuit,
        public readonly ?\DateTimeInterface $failingSince,
        public readonly ?\DateTimeInterface $pausedUntil,
        public readonly ?string $publicKey,
        public readonly ?\DateTimeInterface $previousSecretEndsAt,
        public readonly string $version,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        public readonly string $secret,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
