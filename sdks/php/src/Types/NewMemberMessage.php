<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewMemberMessage is a value of the API. */
final class NewMemberMessage extends Value
{
    protected const REQUIRED = [
        'text',
    ];

    /**
     * @param string $text What the person says; not only white space. At most 8,000 characters, unless the
     * operator sets PARLEY_MAX_MESSAGE.
     * @param bool|null $isNote For colleagues only. Without it, the message also hands the conversation over to
     * the member.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $text,
        public readonly ?bool $isNote = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
