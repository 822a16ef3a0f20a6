<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EmbeddingsChangedEventData is a value of the API. */
final class EmbeddingsChangedEventData extends Value
{
    protected const REQUIRED = [
        'model',
    ];

    /**
     * @param string|mixed $model `<provider name>/<model id>`. Null when it was removed.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $model,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
