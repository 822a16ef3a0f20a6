<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OpenaiDeleteResponseAnswer is a value of the API. */
final class OpenaiDeleteResponseAnswer extends Value
{
    protected const TAGS = [
        'object' => 'response',
        'deleted' => true,
    ];

    protected const REQUIRED = [
        'id',
        'object',
        'deleted',
    ];

    /**
     * @param string $id
     * @param 'response' $object
     * @param true $deleted
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $object,
        public readonly bool $deleted,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
