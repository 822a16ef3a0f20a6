<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapsContradiction is a value of the API. */
final class GapsContradiction extends Value
{
    protected const READINGS = [
        'sources' => ['list', GapsContradictionSource::class],
    ];

    protected const REQUIRED = [
        'question',
        'sources',
    ];

    /**
     * @param string $question
     * @param list<GapsContradictionSource> $sources The FAQs that answer it, each otherwise than another, the
     * oldest first. At most 10.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $question,
        public readonly array $sources,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
