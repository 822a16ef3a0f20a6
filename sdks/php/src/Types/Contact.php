<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Contact is a value of the API. */
final class Contact extends Value
{
    protected const READINGS = [
        'identities' => ['list', ContactIdentity::class],
        'createdAt' => 'time',
        'updatedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'name',
        'email',
        'phone',
        'company',
        'tags',
        'custom',
        'identities',
        'origin',
        'blocked',
        'mergedIntoId',
        'mergedIds',
        'createdAt',
        'updatedAt',
    ];

    protected const MAPS = [
        'custom',
    ];

    /**
     * @param string $id
     * @param string|mixed $name
     * @param string|mixed $email
     * @param string|mixed $phone
     * @param string|mixed $company
     * @param list<string> $tags
     * @param array<string, string|int|float|bool|mixed> $custom Fields of your own: up to 50 texts, numbers or
     * booleans.
     * @param list<ContactIdentity> $identities What the person is found by, of merged contacts too. Several
     * contacts may have one number.
     * @param 'lead'|'chat'|'import'|'api'|'newsletter'|string $origin
     * @param bool $blocked
     * @param string|mixed $mergedIntoId
     * @param list<string> $mergedIds The contacts that are shown as part of this one.
     * @param \DateTimeInterface $createdAt
     * @param \DateTimeInterface $updatedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?string $name,
        public readonly ?string $email,
        public readonly ?string $phone,
        public readonly ?string $company,
        public readonly array $tags,
        public readonly array $custom,
        public readonly array $identities,
        public readonly string $origin,
        public readonly bool $blocked,
        public readonly ?string $mergedIntoId,
        public readonly array $mergedIds,
        public readonly \DateTimeInterface $createdAt,
        public readonly \DateTimeInterface $updatedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
