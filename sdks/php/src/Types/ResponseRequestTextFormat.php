<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseRequestTextFormat is a value of the API. */
final class ResponseRequestTextFormat extends Value
{
    protected const REQUIRED = [
        'type',
    ];

    protected const MAPS = [
        'schema',
    ];

    /**
     * @param string $type
     * @param string|null $name
     * @param string|mixed $description
     * @param array<string, mixed>|mixed $schema
     * @param bool|mixed $strict
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $type,
        public readonly ?string $name = null,
        public readonly ?string $description = null,
        public readonly ?array $schema = null,
        public readonly ?bool $strict = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
