<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Verified is a value of the API. */
final class Verified extends Value
{
    protected const READINGS = [
        'user' => User::class,
    ];

    protected const REQUIRED = [
        'user',
    ];

    /**
     * @param User $user
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly User $user,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
