<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Subscription is a value of the API. */
final class Subscription extends Value
{
    protected const READINGS = [
        'requestedAt' => 'time',
        'confirmedAt' => 'time',
        'leftAt' => 'time',
    ];

    protected const REQUIRED = [
        'listId',
        'list',
        'status',
        'source',
        'requestedAt',
        'confirmedAt',
        'leftAt',
    ];

    /**
     * @param string $listId
     * @param string $list The `slug` of the list.
     * @param 'pending'|'confirmed'|'unsubscribed'|string $status
     * @param string|mixed $source
     * @param \DateTimeInterface $requestedAt
     * @param \DateTimeInterface|mixed $confirmedAt
     * @param \DateTimeInterface|mixed $leftAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $listId,
        public readonly string $list,
        public readonly string $status,
        public readonly ?string $source,
        public readonly \DateTimeInterface $requestedAt,
        public readonly ?\DateTimeInterface $confirmedAt,
        public readonly ?\DateTimeInterface $leftAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
