<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** `custom` replaces only the fields that it names; null removes one. */
final class ContactChange extends Value
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
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
