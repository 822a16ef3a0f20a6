<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ErasureReceiptRemain is a value of the API. */
final class ErasureReceiptRemain extends Value
{
    protected const READINGS = [
        'until' => 'time',
    ];

    protected const REQUIRED = [
        'where',
        'until',
        'note',
    ];

    /**
     * @param string $where
     * @param \DateTimeInterface|mixed $until Null: not yet over, or not known to Parley.
     * @param string $note
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $where,
        public readonly ?\DateTimeInterface $until,
        public readonly string $note,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
