<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** AttemptRequest is a value of the API. */
final class AttemptRequest extends Value
{
    protected const REQUIRED = [
        'url',
        'headers',
        'body',
    ];

    protected const MAPS = [
        'headers',
    ];

    /**
     * @param string $url The present URL of the endpoint.
     * @param array<string, string> $headers
     * @param string $body As far as the event log stores it: without texts that an event only refers to.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $url,
        public readonly array $headers,
        public readonly string $body,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
