<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** User is a value of the API. */
final class User extends Value
{
    protected const REQUIRED = [
        'id',
        'email',
        'name',
        'emailVerified',
        'picture',
        'language',
    ];

    /**
     * @param string $id
     * @param string $email
     * @param string|mixed $name
     * @param bool $emailVerified
     * @param string|mixed $picture The path of a JPEG of at most 256 pixels a side, which needs no credential
     * and changes with the picture. Null: this person has none.
     * @param 'en'|'de'|'fr'|'es'|'it'|'nl'|'pt'|string|mixed $language The language of mails to this user. Null:
     * nobody chose one, and mails are English.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $email,
        public readonly ?string $name,
        public readonly bool $emailVerified,
        public readonly ?string $picture,
        public readonly ?string $language,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
