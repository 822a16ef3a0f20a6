<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SpeechProviderRemovedEventData is a value of the API. */
final class SpeechProviderRemovedEventData extends Value
{
    protected const REQUIRED = [
        'providerId',
    ];

    /**
     * @param string $providerId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $providerId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
