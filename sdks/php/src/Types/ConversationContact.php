<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationContact is a value of the API. */
final class ConversationContact extends Value
{
    protected const REQUIRED = [
        'id',
        'confirmed',
        'name',
    ];

    /**
     * @param string $id
     * @param bool $confirmed
     * @param string|mixed $name
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly bool $confirmed,
        public readonly ?string $name,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
