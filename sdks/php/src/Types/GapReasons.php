<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapReasons is a value of the API. */
final class GapReasons extends Value
{
    protected const REQUIRED = [
        'unanswered',
        'unhelpful',
        'handedOver',
    ];

    /**
     * @param int $unanswered The assistant said that it does not know.
     * @param int $unhelpful Feedback said that the reply was not helpful.
     * @param int $handedOver A person took over after this question.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly int $unanswered,
        public readonly int $unhelpful,
        public readonly int $handedOver,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
