<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** OutgoingMail is a value of the API. */
final class OutgoingMail extends Value
{
    protected const READINGS = [
        'nextAttemptAt' => 'time',
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'to',
        'subject',
        'text',
        'status',
        'attempts',
        'createdAt',
    ];

    /**
     * @param string $id
     * @param string $to
     * @param string $subject
     * @param string $text
     * @param 'waiting'|'file'|'failed'|string $status `waiting`: it is sent next or tried again. `file`: there
     * was no mail server. `failed`: it was given up.
     * @param int $attempts How often it was tried.
     * @param \DateTimeInterface $createdAt
     * @param string|null $html
     * @param string|null $reason Why the last attempt failed.
     * @param \DateTimeInterface|null $nextAttemptAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $to,
        public readonly string $subject,
        public readonly string $text,
        public readonly string $status,
        public readonly int $attempts,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?string $html = null,
        public readonly ?string $reason = null,
        public readonly ?\DateTimeInterface $nextAttemptAt = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
