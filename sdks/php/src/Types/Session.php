<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Session is a value of the API. */
final class Session extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
        'lastSeenAt' => 'time',
        'expiresAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'isCurrent',
        'userAgent',
        'clientAddress',
        'createdAt',
        'lastSeenAt',
        'expiresAt',
    ];

    /**
     * @param string $id
     * @param bool $isCurrent
     * @param string $userAgent
     * @param string $clientAddress
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $lastSeenAt
     * @param \DateTimeInterface $expiresAt When the session ends unless it is refreshed before.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly bool $isCurrent,
        public readonly string $userAgent,
        public readonly string $clientAddress,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $lastSeenAt,
        public readonly \DateTimeInterface $expiresAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
