<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterLeaving is a value of the API. */
final class NewsletterLeaving extends Value
{
    /**
     * @param list<string>|null $lists The slugs of lists. Without them all, and the address gets no mail until a
     * member allows it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?array $lists = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
