<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** Version is a value of the API. */
final class Version extends Value
{
    protected const REQUIRED = [
        'server',
        'api',
        'node',
    ];

    /**
     * @param string $server
     * @param string $api
     * @param string $node
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $server,
        public readonly string $api,
        public readonly string $node,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
