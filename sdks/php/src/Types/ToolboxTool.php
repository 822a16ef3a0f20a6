<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ToolboxTool is a value of the API. */
final class ToolboxTool extends Value
{
    protected const REQUIRED = [
        'action',
        'title',
        'description',
        'isReadOnly',
    ];

    /**
     * @param string $action The name of the tool in an assistant's `actions`.
     * @param string $title How the tool is called in a question to the user. The action, where the server gives
     * no title.
     * @param string $description
     * @param bool $isReadOnly False: the assistant asks the user before it runs the tool.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $action,
        public readonly string $title,
        public readonly string $description,
        public readonly bool $isReadOnly,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
