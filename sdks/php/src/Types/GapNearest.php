<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapNearest is a value of the API. */
final class GapNearest extends Value
{
    protected const REQUIRED = [
        'sourceId',
        'title',
        'url',
        'section',
        'anchor',
        'page',
    ];

    /**
     * @param string $sourceId
     * @param string $title
     * @param string|mixed $url
     * @param string|mixed $section
     * @param string|mixed $anchor
     * @param int|mixed $page
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sourceId,
        public readonly string $title,
        public readonly ?string $url,
        public readonly ?string $section,
        public readonly ?string $anchor,
        public readonly ?int $page,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
