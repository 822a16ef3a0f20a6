<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Operator is a value of the API. */
final class Operator extends Value
{
    protected const READINGS = [
        'madeAt' => 'time',
    ];

    protected const REQUIRED = [
        'userId',
        'email',
        'name',
        'madeAt',
    ];

    /**
     * @param string $userId
     * @param string $email
     * @param string|mixed $name
     * @param \DateTimeInterface $madeAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $email,
        public readonly ?string $name,
        public readonly \DateTimeInterface $madeAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
