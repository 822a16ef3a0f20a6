<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerTestResultFault is a value of the API. */
final class AnswerTestResultFault extends Value
{
    protected const REQUIRED = [
        'code',
    ];

    /**
     * @param 'declined'|'answered'|'other-source'|'text-missing'|string $code
     * @param string|null $expected The source that was not cited, or the text that is missing.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $code,
        public readonly ?string $expected = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
