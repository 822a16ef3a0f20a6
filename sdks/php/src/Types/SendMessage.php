<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** SendMessage is a value of the API. */
final class SendMessage extends Value
{
    protected const READINGS = [
        'context' => ChatContext::class,
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
     * @param string|null $model `<provider name>/<model id>`, `parley-offline`, or an assistant: its id, its
     * name or an alias. Left out, the conversation's assistant with its own model. Ignored for publishable keys.
     * @param string|null $assistantId Who answers in this conversation from now on. Left out, it does not
     * change.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $message,
        public readonly ?string $sessionId = null,
        public readonly ?ChatContext $context = null,
        public readonly ?string $model = null,
        public readonly ?string $assistantId = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
