<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewsletterList is a value of the API. */
final class NewsletterList extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'slug',
        'name',
        'description',
        'isPublic',
        'language',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $slug What forms name, e.g. `newsletter`.
     * @param string $name
     * @param string|mixed $description
     * @param bool $isPublic Whether people see the list on their page of preferences.
     * @param string|mixed $language
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $slug,
        public readonly string $name,
        public readonly ?string $description,
        public readonly bool $isPublic,
        public readonly ?string $language,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
