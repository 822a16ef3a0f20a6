<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A member of the team. Without a name, the person has given none or the account was erased. */
final class Colleague extends Value
{
    protected const REQUIRED = [
        'id',
        'name',
        'picture',
    ];

    /**
     * @param string $id
     * @param string|mixed $name
     * @param string|mixed $picture The path of a JPEG of at most 256 pixels a side, which needs no credential
     * and changes with the picture. Null: this person has none.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?string $name,
        public readonly ?string $picture,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
