<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Upload;
use Parley\Value;

/** NewAttachment is a value of the API. */
final class NewAttachment extends Value
{
    protected const REQUIRED = [
        'file',
    ];

    /**
     * @param Upload|string $file A picture or a PDF, as a part with a file name.
     * @param string|null $text What is said with it. Left out, the text is the name of the file.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly Upload|string $file,
        public readonly ?string $text = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
