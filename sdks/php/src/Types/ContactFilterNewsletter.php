<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ContactFilterNewsletter is a value of the API. */
final class ContactFilterNewsletter extends Value
{
    /**
     * @param 'pending'|'confirmed'|'unsubscribed'|'bounced'|'complained'|string|null $status
     * @param string|null $listId Only of this list; `status` is then the one on it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $status = null,
        public readonly ?string $listId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
