<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** LeakReportItem is a value of the API. */
final class LeakReportItem extends Value
{
    protected const REQUIRED = [
        'token',
        'type',
    ];

    /**
     * @param string $token The text that was found.
     * @param string $type The scanner's name of the kind of text.
     * @param string|mixed $url Where it was found. May be empty. Of a longer one, the first 4,000 characters are
     * kept.
     * @param string|mixed $source The kind of place, e.g. commit. Of a longer one, the first 100 characters are
     * kept.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $token,
        public readonly string $type,
        public readonly ?string $url = null,
        public readonly ?string $source = null,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
