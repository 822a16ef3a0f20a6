<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** DocumentPassage is a value of the API. */
final class DocumentPassage extends Value
{
    protected const REQUIRED = [
        'section',
        'anchor',
        'text',
        'start',
        'end',
    ];

    /**
     * @param string|mixed $section
     * @param string|mixed $anchor
     * @param string $text Verbatim: the document's text from `start` to `end`.
     * @param int $start In UTF-16 code units.
     * @param int $end
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?string $section,
        public readonly ?string $anchor,
        public readonly string $text,
        public readonly int $start,
        public readonly int $end,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
