<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SecretRotation is a value of the API. */
final class SecretRotation extends Value
{
    /**
     * @param int|null $overlapHours How long messages are signed with the former secret as well.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $overlapHours = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
