<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PartedIdentities is a value of the API. */
final class PartedIdentities extends Value
{
    protected const READINGS = [
        'identities' => ['list', PartedIdentitiesIdentity::class],
    ];

    protected const REQUIRED = [
        'identities',
    ];

    /**
     * @param list<PartedIdentitiesIdentity> $identities Those of the second person, as the contact has them.
     * @param list<string>|null $sharedNumbers Numbers of the contact that both people have.
     * @param string|null $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $identities,
        public readonly ?array $sharedNumbers = null,
        public readonly ?string $name = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
