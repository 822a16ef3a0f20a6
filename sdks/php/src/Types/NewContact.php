<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewContact is a value of the API. */
final class NewContact extends Value
{
    protected const MAPS = [
        'custom',
    ];

    /**
     * @param string|mixed $name
     * @param string|mixed $email
     * @param string|mixed $phone
     * @param string|null $country The country of a phone number without a country code, such as DE.
     * @param string|mixed $company
     * @param list<string>|null $tags
     * @param array<string, string|int|float|bool|mixed> $custom Fields of your own: up to 50 texts, numbers or
     * booleans.
     * @param string|null $userId Your own id of the user.
     * @param bool|null $emailVerified You have checked that the address is the person's.
     * @param bool|null $phoneVerified You have checked that the number is the person's.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $name = null,
        public readonly ?string $email = null,
        public readonly ?string $phone = null,
        public readonly ?string $country = null,
        public readonly ?string $company = null,
        public readonly ?array $tags = null,
        public readonly ?array $custom = null,
        public readonly ?string $userId = null,
        public readonly ?bool $emailVerified = null,
        public readonly ?bool $phoneVerified = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
