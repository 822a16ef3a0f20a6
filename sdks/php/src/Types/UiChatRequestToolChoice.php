<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** UiChatRequestToolChoice is a value of the API. */
final class UiChatRequestToolChoice extends Value
{
    protected const TAGS = [
        'type' => 'tool',
    ];

    protected const REQUIRED = [
        'type',
        'toolName',
    ];

    /**
     * @param 'tool' $type
     * @param string $toolName
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly string $toolName,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
