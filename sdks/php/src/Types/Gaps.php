<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Gaps is a value of the API. */
final class Gaps extends Value
{
    protected const READINGS = [
        'data' => ['list', Gap::class],
        'contradictions' => ['list', GapsContradiction::class],
    ];

    protected const REQUIRED = [
        'data',
        'nextCursor',
        'contradictions',
    ];

    /**
     * @param list<Gap> $data
     * @param string|mixed $nextCursor
     * @param list<GapsContradiction> $contradictions Questions that FAQs answer in different ways: people get
     * one of the answers. At most 100, with the first page alone.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $data,
        public readonly ?string $nextCursor,
        public readonly array $contradictions,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
