<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChangedUser is a value of the API. */
final class ChangedUser extends Value
{
    /**
     * @param string|mixed $name Visitors read it beside your answers. One line; null takes it away.
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|null $language The language of mails to you.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $language = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
