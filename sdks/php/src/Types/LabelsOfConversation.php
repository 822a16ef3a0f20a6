<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Labels by id or by name. Send `labels`, or `add` and `remove`, which go well with what a colleague does. */
final class LabelsOfConversation extends Value
{
    /**
     * @param list<string>|null $labels All that it has from now on.
     * @param list<string>|null $add It gets these, whatever others do at the same time.
     * @param list<string>|null $remove It loses these.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?array $labels = null,
        public readonly ?array $add = null,
        public readonly ?array $remove = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
