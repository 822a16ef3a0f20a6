<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ContactErasedEventData is a value of the API. */
final class ContactErasedEventData extends Value
{
    protected const REQUIRED = [
        'contactId',
    ];

    /**
     * @param string $contactId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $contactId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
