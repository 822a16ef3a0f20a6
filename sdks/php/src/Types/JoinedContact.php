<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** JoinedContact is a value of the API. */
final class JoinedContact extends Value
{
    protected const READINGS = [
        'proposals' => ['list', PartedIdentities::class],
    ];

    protected const REQUIRED = [
        'contactId',
        'name',
        'proposals',
    ];

    /**
     * @param string $contactId
     * @param string|mixed $name
     * @param list<PartedIdentities> $proposals Each is a body for `POST /api/contacts/:contactId/part`, if that
     * is another person.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $contactId,
        public readonly ?string $name,
        public readonly array $proposals,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
