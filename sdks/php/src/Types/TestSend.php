<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TestSend is a value of the API. */
final class TestSend extends Value
{
    /**
     * @param list<string>|null $to Members of the workspace, by id `usr_…` or by e-mail address. Without it the
     * calling member.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?array $to = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
