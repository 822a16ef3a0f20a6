<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProviderChangePricesValue is a value of the API. */
final class ProviderChangePricesValue extends Value
{
    protected const REQUIRED = [
        'input',
        'output',
    ];

    /**
     * @param int|float $input
     * @param int|float $output
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int|float $input,
        public readonly int|float $output,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
