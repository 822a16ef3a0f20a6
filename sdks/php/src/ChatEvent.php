<?php

declare(strict_types=1);

namespace Parley;

use Parley\Types\ChatAnswer;
use Parley\Types\Citation;

/**
 * One event of an answer that is written: message.started, .delayed, .delta with text, .citation with
 * citation, and last .completed or .interrupted with answer.
 */
final class ChatEvent
{
    public function __construct(
        public readonly string $type,
        public readonly string $messageId,
        public readonly string $text = '',
        public readonly ?string $sessionId = null,
        public readonly ?Citation $citation = null,
        public readonly ?ChatAnswer $answer = null,
    ) {
    }
}
