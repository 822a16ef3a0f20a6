<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AnswerExpectation is a value of the API. */
final class AnswerExpectation extends Value
{
    /**
     * @param string|null $sourceId The answer cites this source.
     * @param list<string>|null $holds The answer holds each of these texts.
     * @param true|null $declines The assistant says that it does not know.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $sourceId = null,
        public readonly ?array $holds = null,
        public readonly ?bool $declines = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
