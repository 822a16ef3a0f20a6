<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriberLeftEventData is a value of the API. */
final class SubscriberLeftEventData extends Value
{
    protected const REQUIRED = [
        'subscriberId',
        'listIds',
        'reason',
    ];

    /**
     * @param string $subscriberId
     * @param list<string> $listIds
     * @param 'unsubscribed'|'complained'|'bounced'|'erased'|'member'|string $reason
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $subscriberId,
        public readonly array $listIds,
        public readonly string $reason,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
