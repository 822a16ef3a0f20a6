<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** PlainMessage is a value of the API. */
final class PlainMessage extends Value
{
    protected const REQUIRED = [
        'message',
    ];

    /**
     * @param string $message What the person says; not only white space. At most 8,000 characters, unless the
     * operator sets PARLEY_MAX_MESSAGE.
     * @param string|null $proof
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $message,
        public readonly ?string $proof = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
