<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapResolutionAnswer is a value of the API. */
final class GapResolutionAnswer extends Value
{
    protected const REQUIRED = [
        'answer',
    ];

    /**
     * @param string $answer Makes a FAQ with this answer.
     * @param string|null $question The question of the FAQ; else that of the gap.
     * @param list<string>|null $alternatives Of the FAQ; else the examples, without those that hold addresses or
     * long numbers.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $answer,
        public readonly ?string $question = null,
        public readonly ?array $alternatives = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
