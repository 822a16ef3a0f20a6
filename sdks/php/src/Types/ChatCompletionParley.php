<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ChatCompletionParley is a value of the API. */
final class ChatCompletionParley extends Value
{
    protected const READINGS = [
        'citations' => ['list', Citation::class],
        'choices' => ['list', Choice::class],
    ];

    protected const REQUIRED = [
        'sessionId',
        'conversationId',
        'messageId',
        'status',
        'answered',
        'confidence',
        'citations',
    ];

    /**
     * @param string $sessionId
     * @param string $conversationId
     * @param string $messageId
     * @param string $status
     * @param bool $answered
     * @param int|float $confidence
     * @param list<Citation> $citations
     * @param
     * 'stopped'|'token-limit'|'content-filter'|'too-long'|'too-slow'|'model-failed'|'node-stopped'|'node-died'|'error'|string|null
     * $reason
     * @param list<Choice>|null $choices The topics that the assistant offers when it asks back: then `answered`
     * is false, and nothing is cited. Absent when it offers none.
     * @param true|null $handedOver With this answer the assistant hands the conversation over to a person.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $sessionId,
        public readonly string $conversationId,
        public readonly string $messageId,
        public readonly string $status,
        public readonly bool $answered,
        public readonly int|float $confidence,
        public readonly array $citations,
        public readonly ?string $reason = null,
        public readonly ?array $choices = null,
        public readonly ?bool $handedOver = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
