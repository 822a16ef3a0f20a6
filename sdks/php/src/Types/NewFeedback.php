<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewFeedback is a value of the API. */
final class NewFeedback extends Value
{
    protected const REQUIRED = [
        'helpful',
    ];

    /**
     * @param bool $helpful
     * @param string|null $comment Why. White space alone is no comment.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $helpful,
        public readonly ?string $comment = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
