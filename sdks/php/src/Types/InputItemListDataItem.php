<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InputItemListDataItem is a value of the API. */
final class InputItemListDataItem extends Value
{
    protected const READINGS = [
        'content' => ['list', ['union', InputItemListDataItemContentItemInputText::class, ResponseOutputItemMessageContentItem::class]],
    ];

    protected const TAGS = [
        'type' => 'message',
        'status' => 'completed',
    ];

    protected const REQUIRED = [
        'id',
        'type',
        'status',
        'role',
        'content',
    ];

    /**
     * @param string $id
     * @param 'message' $type
     * @param 'completed' $status
     * @param 'user'|'assistant'|string $role
     * @param list<InputItemListDataItemContentItemInputText|ResponseOutputItemMessageContentItem> $content
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly string $status,
        public readonly string $role,
        public readonly array $content,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
