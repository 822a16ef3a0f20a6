<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** For the team only. What the contact says is shown before what members say. */
final class Feedback extends Value
{
    protected const READINGS = [
        'givenAt' => 'time',
    ];

    protected const REQUIRED = [
        'helpful',
        'comment',
        'givenAt',
        'givenBy',
    ];

    /**
     * @param bool $helpful
     * @param string|mixed $comment
     * @param \DateTimeInterface $givenAt
     * @param 'contact'|'member'|string $givenBy
     * @param string|null $memberId
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $helpful,
        public readonly ?string $comment,
        public readonly \DateTimeInterface $givenAt,
        public readonly string $givenBy,
        public readonly ?string $memberId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
