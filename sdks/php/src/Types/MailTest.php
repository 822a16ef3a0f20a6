<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** MailTest is a value of the API. */
final class MailTest extends Value
{
    protected const REQUIRED = [
        'to',
    ];

    /**
     * @param string $to
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $to,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
