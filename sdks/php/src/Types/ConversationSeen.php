<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationSeen is a value of the API. */
final class ConversationSeen extends Value
{
    protected const REQUIRED = [
        'contact',
        'team',
    ];

    /**
     * @param string|mixed $contact
     * @param string|mixed $team
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $contact,
        public readonly ?string $team,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
