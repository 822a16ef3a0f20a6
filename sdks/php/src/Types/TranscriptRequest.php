<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TranscriptRequest is a value of the API. */
final class TranscriptRequest extends Value
{
    /**
     * @param string|null $email Left out, the address that the user of the conversation has proved. A visitor
     * names that one, or one that the visitor wrote or left in the conversation.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $email = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
