<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewEmbeddingSetting is a value of the API. */
final class NewEmbeddingSetting extends Value
{
    protected const REQUIRED = [
        'model',
    ];

    /**
     * @param string $model `<provider name>/<model id>`: a model for embeddings of one of the workspace's
     * providers.
     * @param int|null $dimensions The length of a vector, where the model offers a choice. Left out, the model's
     * own.
     * @param int|null $dailyTokens How many tokens a day (UTC) passages may take. The rest is embedded on the
     * next day. Left out, 10000000.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $model,
        public readonly ?int $dimensions = null,
        public readonly ?int $dailyTokens = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
