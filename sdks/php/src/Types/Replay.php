<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Replay is a value of the API. */
final class Replay extends Value
{
    protected const READINGS = [
        'since' => 'time',
        'until' => 'time',
    ];

    protected const REQUIRED = [
        'since',
    ];

    /**
     * @param \DateTimeInterface $since
     * @param \DateTimeInterface|null $until
     * @param list<string>|null $types
     * @param bool|null $onlyFailed Leave out events that were delivered, e.g. after an outage.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly \DateTimeInterface $since,
        public readonly ?\DateTimeInterface $until = null,
        public readonly ?array $types = null,
        public readonly ?bool $onlyFailed = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
