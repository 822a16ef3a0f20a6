<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** EmbeddingRequest is a value of the API. */
final class EmbeddingRequest extends Value
{
    protected const NAMES = [
        'encoding_format' => 'encodingFormat',
    ];

    protected const REQUIRED = [
        'model',
        'input',
    ];

    /**
     * @param string $model `<provider name>/<model id>`, or the id alone.
     * @param string|list<string> $input
     * @param int|mixed $dimensions
     * @param 'float'|'base64'|mixed $encodingFormat
     * @param string|mixed $user
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $model,
        public readonly string|array $input,
        public readonly ?int $dimensions = null,
        public readonly ?string $encodingFormat = null,
        public readonly ?string $user = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
