<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseOutputItemMessage is a value of the API. */
final class ResponseOutputItemMessage extends Value
{
    protected const READINGS = [
        'content' => ['list', ResponseOutputItemMessageContentItem::class],
    ];

    protected const TAGS = [
        'type' => 'message',
        'role' => 'assistant',
    ];

    protected const REQUIRED = [
        'type',
        'id',
        'status',
        'role',
        'content',
    ];

    /**
     * @param 'message' $type
     * @param string $id
     * @param 'in_progress'|'completed'|'incomplete'|string $status
     * @param 'assistant' $role
     * @param list<ResponseOutputItemMessageContentItem> $content
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $id,
        public readonly string $status,
        public readonly string $role,
        public readonly array $content,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
