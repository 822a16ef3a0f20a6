<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterListChange is a value of the API. */
final class NewsletterListChange extends Value
{
    /**
     * @param string|null $slug What forms name, e.g. `newsletter`.
     * @param string|null $name
     * @param string|mixed $description
     * @param bool|null $isPublic Whether people see the list on their page of preferences.
     * @param string|mixed $language
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $slug = null,
        public readonly ?string $name = null,
        public readonly ?string $description = null,
        public readonly ?bool $isPublic = null,
        public readonly ?string $language = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
