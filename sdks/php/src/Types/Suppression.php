<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Suppression is a value of the API. */
final class Suppression extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'email',
        'reason',
        'createdAt',
    ];

    /**
     * @param string|mixed $email
     * @param 'unsubscribed'|'bounced'|'complained'|'erased'|'member'|string $reason
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $email,
        public readonly string $reason,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
