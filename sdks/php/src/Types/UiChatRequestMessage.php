<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UiChatRequestMessage is a value of the API. */
final class UiChatRequestMessage extends Value
{
    protected const READINGS = [
        'parts' => ['list', UiChatRequestMessagePart::class],
    ];

    protected const REQUIRED = [
        'role',
    ];

    /**
     * @param string $role `system`, `user` or `assistant`.
     * @param string|null $id
     * @param list<UiChatRequestMessagePart>|null $parts
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $role,
        public readonly ?string $id = null,
        public readonly ?array $parts = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
