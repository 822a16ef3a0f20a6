<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AssistantHandOver is a value of the API. */
final class AssistantHandOver extends Value
{
    protected const REQUIRED = [
        'afterUnanswered',
        'phrases',
        'message',
    ];

    /**
     * @param int|mixed $afterUnanswered Hands over to a person after this many unanswered questions in a row.
     * Null: never.
     * @param list<string> $phrases Hands over to a person when a message contains one of these phrases, in upper
     * or lower case.
     * @param string|mixed $message Sent to the user at the hand-over. Null: a standard sentence in the user's
     * language.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?int $afterUnanswered,
        public readonly array $phrases,
        public readonly ?string $message,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
