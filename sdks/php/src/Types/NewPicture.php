<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Upload;
use Parley\Value;

/** NewPicture is a value of the API. */
final class NewPicture extends Value
{
    protected const REQUIRED = [
        'file',
    ];

    /**
     * @param Upload|string $file The picture, as a part with a file name.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly Upload|string $file,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
