<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Snooze is a value of the API. */
final class Snooze extends Value
{
    protected const READINGS = [
        'until' => 'time',
        'former' => 'time',
    ];

    protected const REQUIRED = [
        'until',
    ];

    /**
     * @param \DateTimeInterface|mixed $until In the future, at most a year ahead. Null ends the snooze.
     * @param \DateTimeInterface|mixed $former The `snoozedUntil` that you saw. Where a colleague has changed it
     * meanwhile, it is a conflict.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?\DateTimeInterface $until,
        public readonly ?\DateTimeInterface $former = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
