<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProviderFailingEventData is a value of the API. */
final class ProviderFailingEventData extends Value
{
    protected const REQUIRED = [
        'providerId',
        'model',
        'fault',
        'reason',
    ];

    /**
     * @param string $providerId
     * @param string|mixed $model `<provider name>/<model id>`. Null when the provider's list of models could not
     * be read.
     * @param string $fault As in `lastFailure`.
     * @param string|mixed $reason What the vendor says, in its own words.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $providerId,
        public readonly ?string $model,
        public readonly string $fault,
        public readonly ?string $reason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
