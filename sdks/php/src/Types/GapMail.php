<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** GapMail is a value of the API. */
final class GapMail extends Value
{
    protected const READINGS = [
        'nextAt' => 'time',
    ];

    protected const REQUIRED = [
        'weekly',
        'nextAt',
        'stopUrl',
    ];

    /**
     * @param bool $weekly
     * @param \DateTimeInterface|mixed $nextAt
     * @param string|mixed $stopUrl
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly bool $weekly,
        public readonly ?\DateTimeInterface $nextAt,
        public readonly ?string $stopUrl,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
