<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OpenaiListModelsAnswer is a value of the API. */
final class OpenaiListModelsAnswer extends Value
{
    protected const READINGS = [
        'data' => ['list', Model::class],
    ];

    protected const TAGS = [
        'object' => 'list',
    ];

    protected const REQUIRED = [
        'object',
        'data',
    ];

    /**
     * @param 'list' $object
     * @param list<Model> $data
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $object,
        public readonly array $data,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
