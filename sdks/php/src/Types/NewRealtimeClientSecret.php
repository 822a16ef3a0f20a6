<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecret is a value of the API. */
final class NewRealtimeClientSecret extends Value
{
    protected const READINGS = [
        'expires_after' => NewRealtimeClientSecretExpiresAfter::class,
        'session' => NewRealtimeClientSecretSession::class,
    ];

    protected const NAMES = [
        'expires_after' => 'expiresAfter',
    ];

    /**
     * @param NewRealtimeClientSecretExpiresAfter|mixed $expiresAfter
     * @param NewRealtimeClientSecretSession|mixed $session
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?NewRealtimeClientSecretExpiresAfter $expiresAfter = null,
        public readonly ?NewRealtimeClientSecretSession $session = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
