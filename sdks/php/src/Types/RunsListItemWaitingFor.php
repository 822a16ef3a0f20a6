<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RunsListItemWaitingFor is a value of the API. */
final class RunsListItemWaitingFor extends Value
{
    protected const READINGS = [
        'until' => 'time',
    ];

    protected const REQUIRED = [
        'kind',
    ];

    /**
     * @param 'timer'|'event'|'approval'|'retry'|'run'|'activation'|string $kind
     * @param \DateTimeInterface|null $until
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly ?\DateTimeInterface $until = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
