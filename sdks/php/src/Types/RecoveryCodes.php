<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RecoveryCodes is a value of the API. */
final class RecoveryCodes extends Value
{
    protected const REQUIRED = [
        'recoveryCodes',
    ];

    /**
     * @param list<string> $recoveryCodes Each replaces the second factor once. No later answer shows them.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $recoveryCodes,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
