<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** TryAssistant is a value of the API. */
final class TryAssistant extends Value
{
    protected const READINGS = [
        'context' => ChatContext::class,
        'settings' => TryAssistantSettings::class,
    ];

    protected const REQUIRED = [
        'message',
    ];

    /**
     * @param string $message What the person says; not only white space. At most 8,000 characters, unless the
     * operator sets PARLEY_MAX_MESSAGE.
     * @param string|null $sessionId Your own name for the conversation, or the `conv_…` id that an earlier
     * answer gave.
     * @param ChatContext|null $context
     * @param TryAssistantSettings|null $settings In place of the assistant's own, for this reply alone.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $message,
        public readonly ?string $sessionId = null,
        public readonly ?ChatContext $context = null,
        public readonly ?TryAssistantSettings $settings = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
