<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EmbeddingsDataItem is a value of the API. */
final class EmbeddingsDataItem extends Value
{
    protected const TAGS = [
        'object' => 'embedding',
    ];

    protected const REQUIRED = [
        'object',
        'index',
        'embedding',
    ];

    /**
     * @param 'embedding' $object
     * @param int $index
     * @param list<int|float>|string $embedding
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $object,
        public readonly int $index,
        public readonly array|string $embedding,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
