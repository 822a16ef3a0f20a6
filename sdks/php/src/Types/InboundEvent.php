<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** InboundEvent is a value of the API. */
final class InboundEvent extends Value
{
    protected const READINGS = [
        'receivedAt' => 'time',
        'processedAt' => 'time',
    ];

    protected const REQUIRED = [
        'id',
        'sourceId',
        'kind',
        'status',
        'receivedAt',
        'processedAt',
    ];

    /**
     * @param string $id
     * @param string $sourceId
     * @param string $kind
     * @param 'accepted'|'processed'|'failed'|string $status
     * @param \DateTimeInterface $receivedAt
     * @param \DateTimeInterface|mixed $processedAt
     * @param string|null $conversationId The conversation of a `user_message`.
     * @param string|null $messageId The reply to a `user_message`.
     * @param string|null $fault Why the event failed.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $sourceId,
        public readonly string $kind,
        public readonly string $status,
        public readonly \DateTimeInterface $receivedAt,
        public readonly ?\DateTimeInterface $processedAt,
        public readonly ?string $conversationId = null,
        public readonly ?string $messageId = null,
        public readonly ?string $fault = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
