<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriberBouncedEventData is a value of the API. */
final class SubscriberBouncedEventData extends Value
{
    protected const REQUIRED = [
        'subscriberId',
        'kind',
    ];

    /**
     * @param string $subscriberId
     * @param 'hard'|'soft'|'complaint'|string $kind
     * @param int|null $campaignNumber
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $subscriberId,
        public readonly string $kind,
        public readonly ?int $campaignNumber = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
