<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ProvenanceShownItem is a value of the API. */
final class ProvenanceShownItem extends Value
{
    protected const REQUIRED = [
        'documentId',
        'section',
        'start',
        'end',
        'tokens',
    ];

    /**
     * @param string $documentId
     * @param string|mixed $section The headings above it, as `Billing > Refunds`.
     * @param int $start
     * @param int $end
     * @param int $tokens An estimate, at 3.5 characters each.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $documentId,
        public readonly ?string $section,
        public readonly int $start,
        public readonly int $end,
        public readonly int $tokens,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
