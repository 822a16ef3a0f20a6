<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RealtimeClientSecret is a value of the API. */
final class RealtimeClientSecret extends Value
{
    protected const NAMES = [
        'expires_at' => 'expiresAt',
    ];

    protected const REQUIRED = [
        'value',
        'expires_at',
        'session',
    ];

    protected const MAPS = [
        'session',
    ];

    /**
     * @param string $value Begins with `ek_`, and takes the place of a key at `/v1/realtime` only.
     * @param int $expiresAt Seconds since 1970.
     * @param array<string, mixed> $session The settings that its sessions begin with.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $value,
        public readonly int $expiresAt,
        public readonly array $session,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
