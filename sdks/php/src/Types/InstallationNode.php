<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InstallationNode is a value of the API. */
final class InstallationNode extends Value
{
    protected const READINGS = [
        'startedAt' => 'time',
        'seenAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'startedAt',
        'seenAt',
    ];

    /**
     * @param string $id
     * @param \DateTimeInterface $startedAt
     * @param \DateTimeInterface $seenAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly \DateTimeInterface $startedAt,
        public readonly \DateTimeInterface $seenAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
