<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Synonyms is a value of the API. */
final class Synonyms extends Value
{
    protected const REQUIRED = [
        'groups',
    ];

    /**
     * @param list<list<string>> $groups Each group is a list of words and phrases that mean the same.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $groups,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
