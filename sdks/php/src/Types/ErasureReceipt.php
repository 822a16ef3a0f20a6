<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ErasureReceipt is a value of the API. */
final class ErasureReceipt extends Value
{
    protected const READINGS = [
        'erasedAt' => 'time',
        'remains' => ['list', ErasureReceiptRemain::class],
    ];

    protected const REQUIRED = [
        'id',
        'erasedAt',
        'counts',
        'remains',
        'keptHash',
    ];

    protected const MAPS = [
        'counts',
    ];

    /**
     * @param string $id
     * @param \DateTimeInterface|mixed $erasedAt Null while a failure interrupts the erasure: repeat it.
     * @param array<string, int> $counts How much was erased, by kind: `conversations`, `messages`, `leads`.
     * @param list<ErasureReceiptRemain> $remains Copies that deleting does not reach, and until when they may be
     * there.
     * @param string $keptHash What the audit log and this receipt keep: the id of the contact, or a keyed hash
     * of the user's id.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly ?\DateTimeInterface $erasedAt,
        public readonly array $counts,
        public readonly array $remains,
        public readonly string $keptHash,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
