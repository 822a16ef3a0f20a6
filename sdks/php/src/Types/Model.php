<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Model is a value of the API. */
final class Model extends Value
{
    protected const NAMES = [
        'owned_by' => 'ownedBy',
    ];

    protected const TAGS = [
        'object' => 'model',
    ];

    protected const REQUIRED = [
        'id',
        'object',
        'created',
        'owned_by',
    ];

    /**
     * @param string $id
     * @param 'model' $object
     * @param int $created
     * @param string $ownedBy
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $object,
        public readonly int $created,
        public readonly string $ownedBy,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
