<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** WebhookReceipt is a value of the API. */
final class WebhookReceipt extends Value
{
    protected const READINGS = [
        'choices' => ['list', Choice::class],
    ];

    protected const REQUIRED = [
        'eventId',
        'status',
    ];

    /**
     * @param string $eventId
     * @param 'accepted'|'duplicate'|'processed'|string $status
     * @param string|null $sessionId
     * @param string|null $conversationId
     * @param string|null $messageId
     * @param string|null $aiResponse
     * @param bool|null $answered
     * @param int|float|null $confidence
     * @param list<array<string, mixed>> $citations
     * @param list<Choice>|null $choices The topics that the assistant offers when it asks back: then `answered`
     * is false, and nothing is cited. Absent when it offers none.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $eventId,
        public readonly string $status,
        public readonly ?string $sessionId = null,
        public readonly ?string $conversationId = null,
        public readonly ?string $messageId = null,
        public readonly ?string $aiResponse = null,
        public readonly ?bool $answered = null,
        public readonly int|float|null $confidence = null,
        public readonly ?array $citations = null,
        public readonly ?array $choices = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
