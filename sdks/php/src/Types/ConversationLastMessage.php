<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ConversationLastMessage is a value of the API. */
final class ConversationLastMessage extends Value
{
    protected const READINGS = [
        'createdAt' => 'time',
    ];

    protected const REQUIRED = [
        'author',
        'text',
        'createdAt',
    ];

    /**
     * @param 'contact'|'assistant'|'member'|'system'|string $author
     * @param string $text Its first 200 characters.
     * @param \DateTimeInterface $createdAt
     * @param bool|null $answered
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $author,
        public readonly string $text,
        public readonly \DateTimeInterface $createdAt,
        public readonly ?bool $answered = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
