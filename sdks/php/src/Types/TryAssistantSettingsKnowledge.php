<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TryAssistantSettingsKnowledge is a value of the API. */
final class TryAssistantSettingsKnowledge extends Value
{
    /**
     * @param list<string>|null $sourceIds
     * @param list<string>|null $tags All sources that have one of these tags.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?array $sourceIds = null,
        public readonly ?array $tags = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
