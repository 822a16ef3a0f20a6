<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretExpiresAfter is a value of the API. */
final class NewRealtimeClientSecretExpiresAfter extends Value
{
    /**
     * @param 'created_at'|mixed $anchor
     * @param int|mixed $seconds
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $anchor = null,
        public readonly ?int $seconds = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
