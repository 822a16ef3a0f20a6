<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ContactIdentity is a value of the API. */
final class ContactIdentity extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'kind',
        'value',
        'verified',
        'createdAt',
    ];

    /**
     * @param 'user'|'email'|'phone'|string $kind
     * @param string $value
     * @param bool $verified Whether it was proved, and not only claimed.
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $value,
        public readonly bool $verified,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
