<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeakLabel is a value of the API. */
final class LeakLabel extends Value
{
    protected const NAMES = [
        'token_raw' => 'tokenRaw',
        'token_type' => 'tokenType',
    ];

    protected const REQUIRED = [
        'token_raw',
        'token_type',
        'label',
    ];

    /**
     * @param string $tokenRaw
     * @param string $tokenType
     * @param 'true_positive'|'false_positive'|string $label `true_positive`: the text was a secret key that
     * worked, until this report or an earlier one ended it. A publishable key is public by design, and a
     * `false_positive`.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $tokenRaw,
        public readonly string $tokenType,
        public readonly string $label,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
