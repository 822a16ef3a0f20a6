<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** NewWorkflowSecret is a value of the API. */
final class NewWorkflowSecret extends Value
{
    protected const REQUIRED = [
        'value',
    ];

    protected const MAPS = [
        'value',
    ];

    /**
     * @param string|array<string, string|list<string>|array<string, string>> $value A text, or an object:
     * `{username, password}`, or a whole policy such as `{authority, grant, client: {id, secret}}`. At most 16
     * KiB.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string|array $value,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
