<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AttachmentPreview is a value of the API. */
final class AttachmentPreview extends Value
{
    protected const REQUIRED = [
        'url',
        'width',
        'height',
    ];

    /**
     * @param string $url
     * @param int $width
     * @param int $height
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $url,
        public readonly int $width,
        public readonly int $height,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
