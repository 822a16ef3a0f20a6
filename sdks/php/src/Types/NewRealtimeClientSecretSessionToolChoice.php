<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewRealtimeClientSecretSessionToolChoice is a value of the API. */
final class NewRealtimeClientSecretSessionToolChoice extends Value
{
    protected const REQUIRED = [
        'type',
    ];

    /**
     * @param string $type
     * @param string|null $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?string $name = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
