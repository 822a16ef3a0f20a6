<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InputItemList is a value of the API. */
final class InputItemList extends Value
{
    protected const READINGS = [
        'data' => ['list', InputItemListDataItem::class],
    ];

    protected const NAMES = [
        'first_id' => 'firstId',
        'last_id' => 'lastId',
        'has_more' => 'hasMore',
    ];

    protected const TAGS = [
        'object' => 'list',
    ];

    protected const REQUIRED = [
        'object',
        'data',
        'first_id',
        'last_id',
        'has_more',
    ];

    /**
     * @param 'list' $object
     * @param list<InputItemListDataItem> $data
     * @param string|mixed $firstId
     * @param string|mixed $lastId
     * @param bool $hasMore
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $object,
        public readonly array $data,
        public readonly ?string $firstId,
        public readonly ?string $lastId,
        public readonly bool $hasMore,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
