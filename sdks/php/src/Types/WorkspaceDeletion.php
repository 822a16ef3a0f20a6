<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WorkspaceDeletion is a value of the API. */
final class WorkspaceDeletion extends Value
{
    protected const READINGS = [
        'deletesAt' => 'time',
    ];

    protected const REQUIRED = [
        'deletesAt',
    ];

    /**
     * @param \DateTimeInterface $deletesAt Until then `POST /api/workspace/keep` takes it back.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly \DateTimeInterface $deletesAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
