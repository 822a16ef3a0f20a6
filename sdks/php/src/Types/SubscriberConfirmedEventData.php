<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SubscriberConfirmedEventData is a value of the API. */
final class SubscriberConfirmedEventData extends Value
{
    protected const REQUIRED = [
        'subscriberId',
        'listId',
        'contactId',
        'by',
    ];

    /**
     * @param string $subscriberId
     * @param string $listId
     * @param string|mixed $contactId
     * @param 'opt-in'|'preferences'|'import'|string $by `import`: a file brought the proof. Such a person is not
     * welcomed by a series.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $subscriberId,
        public readonly string $listId,
        public readonly ?string $contactId,
        public readonly string $by,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
