<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RetentionPreviewChange is a value of the API. */
final class RetentionPreviewChange extends Value
{
    protected const REQUIRED = [
        'kind',
        'days',
        'currentDays',
        'wouldErase',
    ];

    /**
     * @param string $kind
     * @param int|mixed $days What new workspaces get.
     * @param int|mixed $currentDays What this workspace has.
     * @param int $wouldErase So many things are older now, at most.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly string $kind,
        public readonly ?int $days,
        public readonly ?int $currentDays,
        public readonly int $wouldErase,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
