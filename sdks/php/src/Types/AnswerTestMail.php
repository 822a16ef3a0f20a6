<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerTestMail is a value of the API. */
final class AnswerTestMail extends Value
{
    protected const REQUIRED = [
        'wanted',
    ];

    /**
     * @param bool $wanted Whether I get a mail when a run comes out otherwise than the one before.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $wanted,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
