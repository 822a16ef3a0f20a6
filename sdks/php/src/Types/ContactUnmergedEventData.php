<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ContactUnmergedEventData is a value of the API. */
final class ContactUnmergedEventData extends Value
{
    protected const REQUIRED = [
        'contactId',
        'intoId',
    ];

    /**
     * @param string $contactId
     * @param string $intoId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $contactId,
        public readonly string $intoId,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
