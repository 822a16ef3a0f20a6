<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** StreamTicket is a value of the API. */
final class StreamTicket extends Value
{
    protected const READINGS = [
        'expiresAt' => 'time',
    ];

    protected const REQUIRED = [
        'ticket',
        'expiresAt',
    ];

    /**
     * @param string $ticket
     * @param \DateTimeInterface $expiresAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $ticket,
        public readonly \DateTimeInterface $expiresAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
