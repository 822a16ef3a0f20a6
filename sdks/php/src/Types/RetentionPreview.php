<?php

// Generated from docs/reference by sdks/emitter. Change that, not this file.

declare(strict_types=1);

namespace Parley\Types;

use Parley\Value;

/** RetentionPreview is a value of the API. */
final class RetentionPreview extends Value
{
    protected const READINGS = [
        'changes' => ['list', RetentionPreviewChange::class],
    ];

    protected const REQUIRED = [
        'changes',
    ];

    /**
     * @param list<RetentionPreviewChange> $changes The kinds of data of which this workspace has something else;
     * none: it has the default.
     * @param array<string, mixed> $extra members that this class does not name, also nulls
     */
    public function __construct(
        public readonly array $changes,
        array $extra = [],
    ) {
        parent::__construct($extra);
    }
}
