<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** BlockedVisitor is a value of the API. */
final class BlockedVisitor extends Value
{
    protected const READINGS = [
        'blockedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'userId',
        'blockedAt',
    ];

    /**
     * @param string $id The visitor; the same for every conversation of theirs.
     * @param string|mixed $userId Your own id of a verified user.
     * @param \DateTimeInterface $blockedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?string $userId,
        public readonly \DateTimeInterface $blockedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
