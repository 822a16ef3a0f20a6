<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** FullInboundEvent is a value of the API. */
final class FullInboundEvent extends Value
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
        'data',
    ];

    /**
     * @param string $id
     * @param string $sourceId
     * @param string $kind
     * @param 'accepted'|'processed'|'failed'|string $status
     * @param \DateTimeInterface $receivedAt
     * @param \DateTimeInterface|mixed $processedAt
     * @param mixed $data An object; a list with the kind `array`, a text with `text`, and `{mediaType, base64}`
     * with `binary`. Null if the content was erased together with its conversation.
     * @param string|null $conversationId The conversation of a `user_message`.
     * @param string|null $messageId The reply to a `user_message`.
     * @param string|null $fault Why the event failed.
     * @param string|null $note What to do so that such a mail is answered.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $id,
        public readonly string $sourceId,
        public readonly string $kind,
        public readonly string $status,
        public readonly \DateTimeInterface $receivedAt,
        public readonly ?\DateTimeInterface $processedAt,
        public readonly mixed $data,
        public readonly ?string $conversationId = null,
        public readonly ?string $messageId = null,
        public readonly ?string $fault = null,
        public readonly ?string $note = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
