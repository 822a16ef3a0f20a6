<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Mailing is a value of the API. */
final class Mailing extends Value
{
    protected const READINGS = [
        'dueAt' => 'time',
        'sentAt' => 'time',
        'openedAt' => 'time',
        'clickedAt' => 'time',
    ];

    protected const REQUIRED = [
        'subscriberId',
        'status',
        'attempts',
        'reason',
        'dueAt',
        'sentAt',
        'openedAt',
        'clickedAt',
    ];

    /**
     * @param string $subscriberId
     * @param 'queued'|'claimed'|'handed'|'sent'|'deferred'|'failed'|'unknown'|'skipped'|'bounced'|string $status
     * `unknown`: the node died while the mail server had the mail, and nobody knows whether it arrived.
     * `skipped`: the subscriber left before it was sent.
     * @param int $attempts
     * @param string|mixed $reason
     * @param \DateTimeInterface|mixed $dueAt
     * @param \DateTimeInterface|mixed $sentAt
     * @param \DateTimeInterface|mixed $openedAt
     * @param \DateTimeInterface|mixed $clickedAt
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $subscriberId,
        public readonly string $status,
        public readonly int $attempts,
        public readonly ?string $reason,
        public readonly ?\DateTimeInterface $dueAt,
        public readonly ?\DateTimeInterface $sentAt,
        public readonly ?\DateTimeInterface $openedAt,
        public readonly ?\DateTimeInterface $clickedAt,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
