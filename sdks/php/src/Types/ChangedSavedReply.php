<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangedSavedReply is a value of the API. */
final class ChangedSavedReply extends Value
{
    /**
     * @param string|null $title
     * @param string|null $text Markdown. Whoever inserts it puts values in place of `{{name}}` and
     * `{{firstName}}` of the person, `{{memberName}}` and `{{workspaceName}}`.
     * @param string|mixed $shortcut What a member types after `/`: letters, digits, `-` and `_`. No other saved
     * reply has it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $title = null,
        public readonly ?string $text = null,
        public readonly ?string $shortcut = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
