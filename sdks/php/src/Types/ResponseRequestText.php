<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** ResponseRequestText is a value of the API. */
final class ResponseRequestText extends Value
{
    protected const READINGS = [
        'format' => ResponseRequestTextFormat::class,
    ];

    /**
     * @param ResponseRequestTextFormat|mixed $format
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly ?ResponseRequestTextFormat $format = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
