<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** IncomingMail is a value of the API. */
final class IncomingMail extends Value
{
    /**
     * @param string|null $raw The whole mail.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $raw = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
