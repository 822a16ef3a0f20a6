<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** CapturedLead is a value of the API. */
final class CapturedLead extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const TAGS = [
        'status' => 'new',
    ];

    protected const REQUIRED = [
        'id',
        'contactId',
        'status',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $contactId
     * @param 'new' $status
     * @param \DateTimeInterface $createdAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $contactId,
        public readonly string $status,
        public readonly \DateTimeInterface $createdAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
