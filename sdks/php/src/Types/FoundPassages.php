<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** FoundPassages is a value of the API. */
final class FoundPassages extends Value
{
    protected const READINGS = [
        'passages' => ['list', FoundPassagesPassage::class],
    ];

    protected const REQUIRED = [
        'passages',
    ];

    /**
     * @param list<FoundPassagesPassage> $passages Best first.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $passages,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
