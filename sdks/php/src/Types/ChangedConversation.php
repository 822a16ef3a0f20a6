<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangedConversation is a value of the API. */
final class ChangedConversation extends Value
{
    /**
     * @param string|mixed $assigneeId A member of the workspace; null for nobody.
     * @param string|mixed $formerAssigneeId The assignee that you saw. Where it is another one by now, nothing
     * changes: it is a conflict.
     * @param string|mixed $contactId The contact who speaks, for instance in a call; null for nobody who is
     * known.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $assigneeId = null,
        public readonly ?string $formerAssigneeId = null,
        public readonly ?string $contactId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
