<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AttemptResponse is a value of the API. */
final class AttemptResponse extends Value
{
    protected const REQUIRED = [
        'headers',
        'body',
    ];

    protected const MAPS = [
        'headers',
    ];

    /**
     * @param array<string, string> $headers
     * @param string $body At most 4,096 characters, without quotes of the message.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $headers,
        public readonly string $body,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
