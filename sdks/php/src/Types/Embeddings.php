<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Embeddings is a value of the API. */
final class Embeddings extends Value
{
    protected const READINGS = [
        'data' => ['list', EmbeddingsDataItem::class],
        'usage' => EmbeddingsUsage::class,
    ];

    protected const TAGS = [
        'object' => 'list',
    ];

    protected const REQUIRED = [
        'object',
        'model',
        'data',
        'usage',
    ];

    /**
     * @param 'list' $object
     * @param string $model
     * @param list<EmbeddingsDataItem> $data
     * @param EmbeddingsUsage $usage
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $object,
        public readonly string $model,
        public readonly array $data,
        public readonly EmbeddingsUsage $usage,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
