<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** A page of a website showed the chat with an API key for the first time */
final class ApiKeyPageSeenEvent extends Value
{
    protected const READINGS = [
        'timestamp' => 'time',
        'data' => ApiKeyPageSeen::class,
    ];

    protected const TAGS = [
        'type' => 'api-key.page-seen',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'timestamp',
        'data',
    ];

    /**
     * @param string $id It is the same in each attempt.
     * @param 'api-key.page-seen' $type
     * @param \DateTimeInterface $timestamp
     * @param ApiKeyPageSeen $data
     * @param int|null $position The place in the workspace. A webhook does not bring it.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly \DateTimeInterface $timestamp,
        public readonly ApiKeyPageSeen $data,
        public readonly ?int $position = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
